import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowUp, X } from "lucide-react";
import { useEffect, useMemo } from "react";

import { Button } from "@/ui/button";

interface ResumePagesProps {
  /** Pictures, one to a page, in their order. */
  pages: File[];
  /** Reading them is the screen's main action. */
  isNext: boolean;
  onChange: (pages: File[]) => void;
  onRead: (pages: File[]) => void;
}

/** The photographed pages of a resume before they are read: looked at, put in order, left out. */
export function ResumePages({ pages, isNext, onChange, onRead }: ResumePagesProps) {
  const { t } = useLingui();
  const moveUp = (place: number) =>
    onChange([...pages.slice(0, place - 1), ...pages.slice(place - 1, place + 1).reverse(), ...pages.slice(place + 1)]);
  return (
    <div className="grid gap-3">
      <ol aria-label={t`Pages of your resume`} className="grid gap-2">
        {pages.map((page, place) => (
          <Page
            key={`${page.name}-${String(page.lastModified)}-${String(page.size)}-${String(place)}`}
            page={page}
            number={place + 1}
            onUp={place > 0 ? () => moveUp(place) : undefined}
            onRemove={() => onChange(pages.filter((_, other) => other !== place))}
          />
        ))}
      </ol>
      <Button look={isNext ? "main" : "yes"} className="w-fit" onClick={() => onRead(pages)}>
        <Plural value={pages.length} one="Read this page" other="Read these # pages" />
      </Button>
    </div>
  );
}

interface PageProps {
  page: File;
  number: number;
  onUp: (() => void) | undefined;
  onRemove: () => void;
}

function Page({ page, number, onUp, onRemove }: PageProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-3 rounded-card border border-line p-2">
      <Thumbnail page={page} />
      <span className="min-w-0 flex-1">
        <b className="block">
          <Trans>Page {number}</Trans>
        </b>
        <span className="block truncate text-sm text-ink-soft">{page.name}</span>
      </span>
      {onUp && (
        <Button look="quiet" aria-label={t`Move page ${number} up`} onClick={onUp}>
          <ArrowUp aria-hidden className="size-5" />
        </Button>
      )}
      <Button look="quiet" aria-label={t`Leave out page ${number}`} onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </Button>
    </li>
  );
}

/** What the browser can't draw, as HEIC in most, stays an empty sheet. */
function Thumbnail({ page }: { page: File }) {
  const address = useMemo(() => URL.createObjectURL(page), [page]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <span
      aria-hidden
      className="h-14 w-11 shrink-0 rounded-[3px] border border-line bg-grey-bg bg-cover bg-center"
      style={{ backgroundImage: `url("${address}")` }}
    />
  );
}
