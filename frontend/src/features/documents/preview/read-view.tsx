import { useEffect, useRef } from "react";

import type { Composed } from "./api";

interface ReadViewProps {
  document: Composed;
  chosen: string | undefined;
}

/** The document's words at reading size, in the order of print. */
export function ReadView({ document, chosen }: ReadViewProps) {
  const isChosen = (text: string) => text === chosen;
  return (
    <article lang={document.language} className="grid gap-4 text-[#1b1e21]">
      <header>
        <h3 className="text-3xl">{document.name}</h3>
        {document.type === "resume" && document.headline && (
          <Said as="p" lit={isChosen(document.headline)} className="font-semibold">
            {document.headline}
          </Said>
        )}
        <p className="text-[#3f464c]">{[...document.contact, ...document.links.map(({ text }) => text)].join(" | ")}</p>
      </header>
      {document.type === "resume" ? (
        document.sections.map((section) => (
          <section key={section.heading} className="grid gap-2">
            <h4 className="border-b-2 border-[#1b1e21] pb-1 text-xl uppercase tracking-wide">{section.heading}</h4>
            <Section section={section} isChosen={isChosen} />
          </section>
        ))
      ) : (
        <Letter letter={document} isChosen={isChosen} />
      )}
    </article>
  );
}

type IsChosen = (text: string) => boolean;
type Resume = Extract<Composed, { type: "resume" }>;

function Section({ section, isChosen }: { section: Resume["sections"][number]; isChosen: IsChosen }) {
  switch (section.type) {
    case "prose":
      return section.paragraphs.map((text) => (
        <Said as="p" key={text} lit={isChosen(text)}>
          {text}
        </Said>
      ));
    case "entries":
      return section.entries.map(({ organization, title, dates, bullets }, place) => (
        <div key={place}>
          <h5 className="font-semibold">{organization}</h5>
          <p>{[title, dates].filter(Boolean).join(" | ")}</p>
          <Bullets texts={bullets} isChosen={isChosen} />
        </div>
      ));
    case "lines":
      return (
        <ul className="grid gap-1">
          {section.lines.map(({ label, detail }) => (
            <Said as="li" key={label + detail} lit={isChosen([label, detail].filter(Boolean).join(section.joint))}>
              <b className="font-semibold">{label}</b>
              {detail && section.joint + detail}
            </Said>
          ))}
        </ul>
      );
  }
}

function Letter({ letter, isChosen }: { letter: Extract<Composed, { type: "cover_letter" }>; isChosen: IsChosen }) {
  const after = letter.points?.after ?? 1;
  return (
    <>
      <p>{letter.date}</p>
      <p>
        {letter.recipient.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <p>{letter.greeting}</p>
      <Paragraphs texts={letter.paragraphs.slice(0, after)} isChosen={isChosen} />
      {letter.points && (
        <div>
          {letter.points.lead && (
            <Said as="p" lit={isChosen(letter.points.lead)}>
              {letter.points.lead}
            </Said>
          )}
          <Bullets texts={letter.points.job.bullets} isChosen={isChosen} />
        </div>
      )}
      <Paragraphs texts={letter.paragraphs.slice(after)} isChosen={isChosen} />
      <p>
        {letter.closing}
        <span className="block font-semibold">{letter.name}</span>
      </p>
    </>
  );
}

interface TextsProps {
  texts: readonly string[];
  isChosen: IsChosen;
}

const Paragraphs = ({ texts, isChosen }: TextsProps) =>
  texts.map((text, number) => (
    <Said as="p" key={number} lit={isChosen(text)}>
      {text}
    </Said>
  ));

const Bullets = ({ texts, isChosen }: TextsProps) => (
  <ul className="mt-1 grid list-disc gap-1 pl-5">
    {texts.map((text, number) => (
      <Said as="li" key={number} lit={isChosen(text)}>
        {text}
      </Said>
    ))}
  </ul>
);

interface SaidProps {
  as: "p" | "li";
  lit: boolean;
  className?: string;
  children: React.ReactNode;
}

/** A line that lights up when it is the one that was asked for. */
function Said({ as: Tag, lit, className = "", children }: SaidProps) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (lit) line.current?.scrollIntoView({ block: "center" });
  }, [lit]);
  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        line.current = element;
      }}
      className={`${className} ${lit ? "bg-[#dfe8f5] shadow-[-4px_0_0_#1d4f91]" : ""}`}
    >
      {children}
    </Tag>
  );
}
