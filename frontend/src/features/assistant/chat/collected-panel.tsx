import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil, Trash2 } from "lucide-react";
import { type ComponentType, type Ref, useState } from "react";

import { monthAndYear } from "@/i18n/dates";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Dialog } from "@/ui/dialog";
import { proficiencyNames, skillTypeNames } from "@/ui/skill-words";

import type { EditorProps, Editors } from "../editors";
import { type Collected, type CollectedList, type Fields, isEmpty } from "./chat";

interface CollectedPanelProps {
  heading: Ref<HTMLHeadingElement>;
  collected: Collected;
  /** What has been told so far of the item being asked about. */
  current: Fields;
  editors: Editors;
  isSaved: boolean;
  onChange: (collected: Collected) => void;
  onStartOver: () => void;
}

/** What was told, as it will be saved: everything can be corrected or taken out here. */
export function CollectedPanel({
  heading,
  collected,
  current,
  editors,
  isSaved,
  onChange,
  onStartOver,
}: CollectedPanelProps) {
  const { t } = useLingui();
  const told = Object.values(current).filter((value) => value && !/^\d{4}-/.test(value));
  return (
    <Card className="grid gap-4" aria-labelledby="collected">
      <h2 id="collected" ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        <Trans>What I wrote down</Trans>
      </h2>
      {isEmpty(collected) && told.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Your answers appear here as you give them.</Trans>
        </p>
      )}
      <Section
        title={t`Work Experience`}
        items={collected.workExperiences}
        editor={editors.workExperiences}
        isSaved={isSaved}
        onChange={(workExperiences) => onChange({ ...collected, workExperiences })}
      />
      <Section
        title={t`Skills`}
        items={collected.skills}
        editor={editors.skills}
        isSaved={isSaved}
        onChange={(skills) => onChange({ ...collected, skills })}
      />
      <Section
        title={t`Certifications`}
        items={collected.certifications}
        editor={editors.certifications}
        isSaved={isSaved}
        onChange={(certifications) => onChange({ ...collected, certifications })}
      />
      {told.length > 0 && (
        <p className="border-l-4 border-l-line-field pl-3 text-ink-soft">
          <Trans>So far:</Trans> {told.join(", ")}
        </p>
      )}
      {!isSaved && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3">
          <p className="text-sm text-ink-soft">
            <Trans>Nothing is saved until you say so.</Trans>
          </p>
          <Button look="quiet" className="-mx-3" onClick={onStartOver}>
            <Trans>Start over</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}

type AnyItem = Collected[CollectedList][number];

interface SectionProps<Item extends AnyItem> {
  title: string;
  items: Item[];
  editor: ComponentType<EditorProps<Item>>;
  isSaved: boolean;
  onChange: (items: Item[]) => void;
}

function Section<Item extends AnyItem>({ title, items, editor: Editor, isSaved, onChange }: SectionProps<Item>) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<number>();
  const item = edited === undefined ? undefined : items[edited];
  if (items.length === 0) return null;

  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid">
        {items.map((one, place) => {
          const { name, about } = summaryOf(one);
          return (
            <li key={place} className="flex items-start justify-between gap-2 border-t border-line py-2">
              <span className="min-w-0 self-center">
                <b className="font-semibold">{name}</b>
                <Details item={one} fallback={about} />
              </span>
              {!isSaved && (
                <span className="flex shrink-0">
                  <Button look="quiet" aria-label={t`Change ${name}`} onClick={() => setEdited(place)}>
                    <Pencil aria-hidden className="size-5" />
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={t`Remove ${name}`}
                    onClick={() => onChange(items.toSpliced(place, 1))}
                  >
                    <Trash2 aria-hidden className="size-5" />
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Dialog open={item !== undefined} onClose={() => setEdited(undefined)} title={title}>
        {item !== undefined && edited !== undefined && (
          <Editor
            item={item}
            onCancel={() => setEdited(undefined)}
            onSubmit={(changed) => {
              onChange(items.with(edited, changed));
              setEdited(undefined);
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

const summaryOf = (item: AnyItem) =>
  "jobTitle" in item ? { name: item.jobTitle, about: item.companyName } : { name: item.name, about: "" };

function Details({ item, fallback }: { item: AnyItem; fallback: string }) {
  const { i18n, t } = useLingui();
  if ("jobTitle" in item) {
    const until = item.endDate ? monthAndYear(i18n, item.endDate) : t`Present`;
    return (
      <>
        <span className="block">{fallback}</span>
        <span className="block text-ink-soft">
          {monthAndYear(i18n, item.startDate)} – {until}
        </span>
        {item.duties && <span className="line-clamp-3 text-ink-soft">{item.duties}</span>}
      </>
    );
  }
  const about =
    "type" in item
      ? [i18n._(proficiencyNames[item.proficiencyLevel]), i18n._(skillTypeNames[item.type])]
      : [item.issuingOrganization, monthAndYear(i18n, item.issueDate)];
  return <span className="block text-ink-soft">{about.join(" · ")}</span>;
}
