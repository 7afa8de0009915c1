/** The kinds of file that resumes are read from, as the API tells them apart; the file's own bytes have the last word. */
const kinds = {
  pdf: { types: ["application/pdf"], endings: [".pdf"] },
  word: { types: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"], endings: [".docx"] },
  picture: {
    types: ["image/jpeg", "image/png", "image/heic", "image/heif"],
    endings: [".jpg", ".jpeg", ".png", ".heic", ".heif"],
  },
  json: { types: ["application/json"], endings: [".json"] },
};

type ResumeFileKind = keyof typeof kinds;

/** What the browser offers to choose from: endings for desks, types for phones. */
export const acceptedFiles = Object.values(kinds)
  .flatMap(({ types, endings }) => [...endings, ...types])
  .join(",");

/** The file's kind by its type, or by its name where the device knows no type; undefined for what is no resume. */
export function kindOf({ name, type }: File): ResumeFileKind | undefined {
  const found = (Object.keys(kinds) as ResumeFileKind[]).find((kind) => {
    const { types, endings } = kinds[kind];
    return type ? types.includes(type) : endings.some((ending) => name.toLowerCase().endsWith(ending));
  });
  return found;
}

export const isPicture = (file: File) => kindOf(file) === "picture";

/** Word's own format until 2003, and what else word processors save by. */
export const isOtherText = ({ name }: File) => /\.(doc|rtf|odt|pages|txt|md)$/i.test(name);

export const sizeOf = (files: File[]) => files.reduce((sum, { size }) => sum + size, 0);
