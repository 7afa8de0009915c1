import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { MarkdownBlock, MarkdownInline } from "./api";

const linkLook = "text-blue underline decoration-2 underline-offset-2";
const headings = {
  2: { Heading: "h2", look: "mt-4 text-3xl" },
  3: { Heading: "h3", look: "mt-2 text-2xl" },
  4: { Heading: "h4", look: "font-head text-xl font-semibold" },
} as const;

/** A post as its readers see it: elements made of the server's tree, which holds no markup. */
export function PostBody({ blocks }: { blocks: MarkdownBlock[] }) {
  return (
    <div className="grid min-w-0 gap-4 text-lg">
      <Blocks blocks={blocks} />
    </div>
  );
}

const Blocks = ({ blocks }: { blocks: MarkdownBlock[] }) => blocks.map((block, at) => <Block key={at} block={block} />);

function Block({ block }: { block: MarkdownBlock }): ReactNode {
  switch (block.type) {
    case "paragraph":
      return (
        <p className="min-w-0">
          <Inlines inlines={block.children} />
        </p>
      );
    case "heading": {
      const { Heading, look } = headings[block.level as keyof typeof headings];
      return (
        <Heading className={look}>
          <Inlines inlines={block.children} />
        </Heading>
      );
    }
    case "list":
      return <List start={block.start} items={block.items} />;
    case "quote":
      return (
        <blockquote className="grid gap-2 border-l-4 border-line-strong pl-4 text-ink-soft">
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case "code_block":
      return <CodeBlock text={block.text} />;
    case "table":
      return <Table header={block.header} rows={block.rows} />;
    case "rule":
      return <hr className="border-line" />;
  }
}

/** What scrolls can be reached by keyboard. */
function CodeBlock({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <pre
      tabIndex={0}
      role="group"
      aria-label={t`Code`}
      className="overflow-x-auto rounded-card border border-line bg-card p-4 font-mono text-base"
    >
      <code>{text}</code>
    </pre>
  );
}

function List({ start, items }: { start: number | null; items: MarkdownBlock[][] }) {
  const rows = items.map((blocks, at) => (
    <li key={at}>
      <div className="grid gap-2">
        <Blocks blocks={blocks} />
      </div>
    </li>
  ));
  const look = "grid gap-2 pl-6 marker:text-ink-soft";
  return start === null ? (
    <ul className={`list-disc ${look}`}>{rows}</ul>
  ) : (
    <ol start={start} className={`list-decimal ${look}`}>
      {rows}
    </ol>
  );
}

function Table({ header, rows }: { header: MarkdownInline[][]; rows: MarkdownInline[][][] }) {
  const { t } = useLingui();
  const look = "border border-line px-3 py-2 text-left align-top";
  return (
    <div tabIndex={0} role="group" aria-label={t`Table`} className="overflow-x-auto">
      <table className="border-collapse text-base">
        <thead>
          <tr className="bg-grey-bg">
            {header.map((cell, at) => (
              <th key={at} scope="col" className={`font-semibold ${look}`}>
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            <tr key={at}>
              {cells.map((cell, column) => (
                <td key={column} className={look}>
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Inlines = ({ inlines }: { inlines: MarkdownInline[] }) =>
  inlines.map((inline, at) => <Inline key={at} inline={inline} />);

function Inline({ inline }: { inline: MarkdownInline }): ReactNode {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "code":
      return <code className="rounded-[3px] bg-grey-bg px-1 font-mono text-[0.9em]">{inline.text}</code>;
    case "strong":
      return (
        <strong className="font-semibold">
          <Inlines inlines={inline.children} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Inlines inlines={inline.children} />
        </em>
      );
    case "image":
      return <img src={inline.source} alt={inline.alternative} loading="lazy" className="max-h-160 rounded-card" />;
    case "link":
      return (
        <BodyLink href={inline.href}>
          <Inlines inlines={inline.children} />
        </BodyLink>
      );
  }
}

/** A page of ours opens without a reload; another site isn't told where its visitor comes from, nor recommended. */
function BodyLink({ href, children }: { href: string; children: ReactNode }) {
  return href.startsWith("/") && !href.startsWith("/api/") ? (
    <Link to={href} className={linkLook}>
      {children}
    </Link>
  ) : (
    <a href={href} rel="nofollow noopener noreferrer" className={linkLook}>
      {children}
    </a>
  );
}
