import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import { PageHeader } from "@/ui/page-header";
import { PublicPage } from "@/ui/public-page";

export function FaqScreen() {
  const { t } = useLingui();
  return (
    <PublicPage>
      <PageHeader title={t`FAQ`} subtitle={t`Short answers to what people ask first.`} />
      <div className="grid">
        <Question asks={t`What does it cost?`}>
          <Trans>Nothing. You need an email and a password, and no card.</Trans>
        </Question>
        <Question asks={t`Which files can I upload?`}>
          <Trans>
            A PDF, a Word file (.docx), photos or scans of the pages (JPEG, PNG, HEIC, or inside a PDF), or a JSON
            Resume: up to 10 MB together, and up to six files for one resume. Photos and scans are read in English and
            in Spanish; lay the page flat in even light, and check what was read, because letters on a photo are easily
            mistaken. An old Word file (.doc) or a text file: save it as PDF first. The file is deleted once it is read.
          </Trans>
        </Question>
        <Question asks={t`Does it invent anything about me?`}>
          <Trans>
            No. Employers, job titles, dates and certifications are taken from your profile as they stand there. What a
            posting asks for and your profile doesn't show is listed for you, and left out of the document.
          </Trans>
        </Question>
        <Question asks={t`Will an applicant tracking system read my resume?`}>
          <Trans>
            The PDF is plain and tagged: real headings, real lists, one column, no pictures of text. That is what those
            systems read best.
          </Trans>
        </Question>
        <Question asks={t`Can I change the text before I send it?`}>
          <Trans>
            Yes. Press Edit in the preview and change any line; what you write stays as you wrote it, and the PDF says
            it at once. Or download the document for Word, or copy its text into any editor.
          </Trans>
        </Question>
        <Question asks={t`Can I use it in Spanish?`}>
          <Trans>
            Yes, every screen. A resume or letter is written in the language of its posting, or in the one you choose.
          </Trans>
        </Question>
      </div>
    </PublicPage>
  );
}

function Question({ asks, children }: { asks: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line py-1 last:border-b">
      <summary className="flex min-h-tap items-center justify-between gap-3 py-2 font-head text-xl font-semibold">
        {asks}
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <p className="max-w-prose pb-4 text-ink-soft">{children}</p>
    </details>
  );
}
