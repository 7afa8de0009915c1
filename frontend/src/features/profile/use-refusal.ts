import { useLingui } from "@lingui/react/macro";

import { ResumeForm as limits } from "@/api/limits";
import type { Problem } from "@/ui/notify-failure";

import { isOtherText, isPicture, kindOf, sizeOf } from "./resume-files";

interface Refusal {
  /** In a toast, in the specification's words. */
  told: Problem;
  /** What helps, and stays beside the upload. */
  inPlace: Problem;
}

/** Why files aren't even sent; undefined where they are. */
export function useRefusal() {
  const { t } = useLingui();
  const { maxItems: most, maxLength: largest } = limits.resume;
  return (files: File[]): Refusal | undefined => {
    const unknown = files.find((file) => kindOf(file) === undefined);
    if (unknown) {
      const told = { title: t`Invalid File Type`, description: t`Please upload a PDF file.` };
      const { name } = unknown;
      const title = t`${name} can't be read.`;
      const description = isOtherText(unknown)
        ? t`Open it where you wrote it and save it as PDF or as .docx, then choose that file.`
        : t`A resume is read from a PDF, a Word file (.docx), pictures (JPEG, PNG, HEIC) or a JSON Resume.`;
      return { told, inPlace: { title, description } };
    }
    if (sizeOf(files) > largest) {
      const told = { title: t`File Too Large`, description: t`Please upload a file smaller than 10MB.` };
      const description = files.every(isPicture)
        ? t`Take the photos with a smaller setting, or fewer at once.`
        : t`Save it again with smaller pictures, or print it to a new PDF.`;
      return { told, inPlace: { title: t`That is more than 10 MB.`, description } };
    }
    if (files.length > most) {
      const problem = {
        title: t`Too Many Files`,
        description: t`A resume may come in ${most} files at most. Please put its pages into one PDF.`,
      };
      return { told: problem, inPlace: problem };
    }
    return undefined;
  };
}
