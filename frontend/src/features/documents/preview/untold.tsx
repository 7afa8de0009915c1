import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Languages, type LucideIcon, PencilLine } from "lucide-react";
import { type ReactNode, useState } from "react";

import { Button } from "@/ui/button";

import type { Composed, UntoldLine } from "./api";
import { isOfWording, languageOf } from "./editing";

const FIRST = 3;

interface UntoldProps {
  document: Composed;
  untold: UntoldLine[];
  onWrite: (untold: UntoldLine) => void;
}

/** Lines of the person's own that the document leaves out: those of the other language, and those for their wording. */
export function Untold({ untold, ...shared }: UntoldProps) {
  const ofWording = untold.filter(isOfWording);
  const ofLanguage = untold.filter((line) => !isOfWording(line));
  return (
    <>
      {ofLanguage.length > 0 && (
        <Lines untold={ofLanguage} icon={Languages} {...shared}>
          <LeftOutForLanguage untold={ofLanguage} language={shared.document.language} />
        </Lines>
      )}
      {ofWording.length > 0 && (
        <Lines untold={ofWording} icon={PencilLine} {...shared}>
          <LeftOutForWording count={ofWording.length} />
        </Lines>
      )}
    </>
  );
}

interface LinesProps extends UntoldProps {
  icon: LucideIcon;
  /** Why they are left out. */
  children: ReactNode;
}

/** Lines that are left out for one reason, and of which job nothing else is told. */
function Lines({ document, untold, onWrite, icon: Icon, children }: LinesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const bare = untold.find((line) => isBare(line, document));
  const count = untold.length;
  return (
    <section className="grid gap-3 border-l-4 border-yellow bg-card px-4 py-3">
      <h3 className="flex items-start gap-3 font-text text-base font-semibold">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-yellow" />
        <span className="grid gap-1">
          {bare && (
            <span className="text-lg">
              <NoLines job={bare} isLetter={document.type === "cover_letter"} />
            </span>
          )}
          <span>{children}</span>
        </span>
      </h3>
      <ul className="grid gap-3">
        {untold.slice(0, showsAll ? count : FIRST).map((line) => (
          <UntoldRow key={`${line.entry} ${line.line}`} untold={line} language={document.language} onWrite={onWrite} />
        ))}
      </ul>
      {count > FIRST && !showsAll && (
        <Button look="quiet" className="justify-self-start" onClick={() => setShowsAll(true)}>
          <Trans>Show all {count} lines</Trans>
        </Button>
      )}
    </section>
  );
}

interface UntoldRowProps {
  untold: UntoldLine;
  /** The document's. */
  language: Composed["language"];
  onWrite: (untold: UntoldLine) => void;
}

/** A line as it was typed, its job, and what of it the document says. */
export function UntoldRow({ untold, language, onWrite }: UntoldRowProps) {
  const { t } = useLingui();
  const { line, title, organization, told } = untold;
  const saying = told.join("; ");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 basis-52">
        <p lang={languageOf(untold, language)}>{line}</p>
        <p className="text-sm text-ink-soft">{[title, organization].filter(Boolean).join(", ")}</p>
        {saying && (
          <p className="text-sm text-ink-soft">
            <Trans>
              In the document: <span lang={language}>{saying}</span>
            </Trans>
          </p>
        )}
      </div>
      <Button look="small" aria-label={t`Write it: ${line}`} onClick={() => onWrite(untold)}>
        <Trans>Write it</Trans>
      </Button>
    </li>
  );
}

/** Whether the document says nothing of the line's job but what it is called. */
function isBare({ entry }: UntoldLine, document: Composed) {
  if (document.type === "cover_letter") return !document.points;
  const jobs = document.sections.find((section) => section.type === "entries");
  return jobs?.entries[entry]?.bullets.length === 0;
}

function NoLines({ job: { title, organization }, isLetter }: { job: UntoldLine; isLetter: boolean }) {
  const job = [title, organization].filter(Boolean).join(", ");
  if (isLetter) return <Trans>This letter says nothing of your work yet: {job}</Trans>;
  return <Trans>This job has no lines in the document yet: {job}</Trans>;
}

function LeftOutForLanguage({ untold, language }: { untold: UntoldLine[]; language: Composed["language"] }) {
  const count = untold.length;
  if (untold.some(({ told }) => told.length > 0)) return <PartlyLeftOut count={count} language={language} />;
  return language === "en" ? (
    <Plural
      value={count}
      one="# line of yours is in Spanish and isn't in the document, since it couldn't be put into English. Write it in English:"
      other="# lines of yours are in Spanish and aren't in the document, since they couldn't be put into English. Write them in English:"
    />
  ) : (
    <Plural
      value={count}
      one="# line of yours is in English and isn't in the document, since it couldn't be put into Spanish. Write it in Spanish:"
      other="# lines of yours are in English and aren't in the document, since they couldn't be put into Spanish. Write them in Spanish:"
    />
  );
}

function PartlyLeftOut({ count, language }: { count: number; language: Composed["language"] }) {
  return language === "en" ? (
    <Plural
      value={count}
      one="# line of yours is in Spanish and is in the document only in part, since not all of it could be put into English. Write it in English:"
      other="# lines of yours are in Spanish and aren't in the document, or only in part, since not all of them could be put into English. Write them in English:"
    />
  ) : (
    <Plural
      value={count}
      one="# line of yours is in English and is in the document only in part, since not all of it could be put into Spanish. Write it in Spanish:"
      other="# lines of yours are in English and aren't in the document, or only in part, since not all of them could be put into Spanish. Write them in Spanish:"
    />
  );
}

const LeftOutForWording = ({ count }: { count: number }) => (
  <Plural
    value={count}
    one="# line of yours isn't in the document: an employer may stumble over it, since it tells what others do or reads like talk or notes. Word it as it should stand:"
    other="# lines of yours aren't in the document: an employer may stumble over them, since they tell what others do or read like talk or notes. Word them as they should stand:"
  />
);
