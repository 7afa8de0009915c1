const RELEASED_AFTER_MS = 60_000;

/** Hands a file to the browser's downloads under the given name. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASED_AFTER_MS); // some phones fetch the file only after asking where to put it
}
