import { Trans } from "@lingui/react/macro";

import { Tag } from "@/ui/tag";

/** What the posting asks for and the profile doesn't show: told to the person, never written into the document. */
export function MissingKeywords({ keywords }: { keywords: string[] }) {
  if (keywords.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-xl">
        <Trans>The posting also asks for</Trans>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {keywords.map((keyword) => (
          <li key={keyword}>
            <Tag colour="yellow">{keyword}</Tag>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        <Trans>
          Your profile doesn't show these, so the document doesn't claim them. If you have one, add it to your profile
          and generate again.
        </Trans>
      </p>
    </section>
  );
}
