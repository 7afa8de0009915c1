import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";

import { Button, ButtonAnchor } from "@/ui/button";
import { TextField } from "@/ui/field";
import { RelativeTime } from "@/ui/relative-time";

import { useTemplates } from "../preview/api";
import { useCopy } from "../use-copy";
import { qrCode, type SentLink } from "./api";

interface SentLinkViewProps {
  id: string;
  link: SentLink;
  template: string | undefined;
  onTemplate: (template: string) => void;
}

/** The address to copy, the same as a picture for a business card, and how often it was opened. */
export function SentLinkView({ id, link, template, onTemplate }: SentLinkViewProps) {
  const { t } = useLingui();
  const picture = qrCode(id, link);
  const copy = useCopy(t`The link is on your clipboard.`);

  return (
    <>
      <div className="grid gap-3">
        <TextField
          label={t`Link`}
          hint={t`Search engines don't list the page, and it shows your email in a form that robots don't read.`}
          value={link.url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button look="main" className="sm:justify-self-start" onClick={() => void copy(link.url)}>
          <Copy aria-hidden className="size-5 shrink-0" />
          <Trans>Copy link</Trans>
        </Button>
      </div>
      {template !== undefined && template !== link.template && (
        <OtherLook shown={link.template} wanted={template} onTemplate={onTemplate} />
      )}
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-4">
        <img src={picture} alt={t`QR code of the link`} width={132} height={132} className="size-33 bg-white" />
        <div className="grid flex-1 basis-48 gap-2">
          <p>
            <Trans>For a business card or a sticker: a phone's camera opens the page.</Trans>
          </p>
          <ButtonAnchor look="small" className="justify-self-start" href={picture} download="QR.svg">
            <Trans>Save QR code</Trans>
          </ButtonAnchor>
        </div>
      </div>
      <p role="status" className="border-t border-line pt-4">
        <Openings link={link} />
      </p>
    </>
  );
}

/** Every opening counts, whoever's; nobody else is told. */
function Openings({ link: { openings, lastOpenedAt } }: { link: SentLink }) {
  if (openings === 0 || !lastOpenedAt) return <Trans>Nobody has opened it yet.</Trans>;
  return (
    <>
      <b className="font-semibold">
        <Plural value={openings} one="Opened once" other="Opened # times" />
      </b>
      <span className="text-ink-soft">
        {" · "}
        <Trans>
          last time <RelativeTime at={lastOpenedAt} />
        </Trans>
      </span>
    </>
  );
}

interface OtherLookProps {
  shown: string;
  wanted: string;
  onTemplate: (template: string) => void;
}

/** The page keeps the look that the link was made in, until the person wants it otherwise. */
function OtherLook({ shown, wanted, onTemplate }: OtherLookProps) {
  const { i18n } = useLingui();
  const { data: templates = [] } = useTemplates();
  const language = i18n.locale === "es" ? "es" : "en";
  const nameOf = (id: string) => templates.find((template) => template.id === id)?.name[language] ?? id;
  const before = nameOf(shown);
  const after = nameOf(wanted);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-48 text-ink-soft">
        <Trans>The page uses the template {before}.</Trans>
      </p>
      <Button look="small" onClick={() => onTemplate(wanted)}>
        <Trans>Use {after}</Trans>
      </Button>
    </div>
  );
}
