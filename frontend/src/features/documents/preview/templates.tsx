import { Trans, useLingui } from "@lingui/react/macro";

import type { Schemas } from "@/api/model";

import { type Look, type StoredDocument, usePages, useTemplates } from "./api";

type Template = Schemas["TemplateSummary"];

interface TemplatesProps {
  stored: StoredDocument;
  look: Look;
  onLook: (look: Look) => void;
}

/** The looks to choose from, each shown by this very document's first page. */
export function Templates({ stored, look, onLook }: TemplatesProps) {
  const { data: templates = [] } = useTemplates();
  return (
    <fieldset className="min-w-0 border-b border-line bg-card max-lg:overflow-x-auto lg:overflow-y-auto lg:border-r lg:border-b-0">
      <legend className="sr-only">
        <Trans>Template</Trans>
      </legend>
      <div className="flex gap-1 px-2 py-1 lg:grid lg:justify-items-center lg:gap-2 lg:py-3">
        <span aria-hidden className="eyebrow text-ink-soft max-lg:hidden">
          <Trans>Template</Trans>
        </span>
        {templates.map((template) => (
          <Choice
            key={template.id}
            template={template}
            stored={stored}
            paper={look.paper}
            isChosen={template.id === look.template}
            onChoose={() => onLook({ ...look, template: template.id })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  template: Template;
  stored: StoredDocument;
  paper: Look["paper"];
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ template, stored, paper, isChosen, onChoose }: ChoiceProps) {
  const { i18n } = useLingui();
  const language = i18n.locale === "es" ? "es" : "en";
  const { data } = usePages(stored.id, stored.version, { template: template.id, paper });
  const first = data?.pages[0];
  return (
    <label
      title={template.about[language]}
      className="grid cursor-pointer justify-items-center gap-1 rounded-card p-1 text-center text-sm font-semibold max-lg:min-w-16 focus-ring-within"
    >
      <input type="radio" name="template" className="sr-only" checked={isChosen} onChange={onChoose} />
      <span
        className={`block h-[3.25rem] w-10 overflow-hidden bg-white lg:h-[5.6rem] lg:w-[4.35rem] ${isChosen ? "outline-[3px] outline-offset-2 outline-line-strong" : "outline-1 outline-line-field"}`}
      >
        {first && (
          <img src={first.address} alt="" width={first.width} height={first.height} className="h-auto w-full" />
        )}
      </span>
      {template.name[language]}
    </label>
  );
}
