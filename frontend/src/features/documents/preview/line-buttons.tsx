import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";

interface LineButtonsProps {
  /** The list of a letter has none. */
  number: number | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Each line has its own: a thumb reaches them, and so does the keyboard. */
export function LineButtons({ number, isFirst, isLast, onMove, onRemove }: LineButtonsProps) {
  const { t } = useLingui();
  const isList = number === undefined;
  // Not `disabled`, which would lose the focus of who moves a line all the way.
  return (
    <div className="flex gap-1 lg:col-start-2 lg:row-start-1">
      <IconButton
        label={isList ? t`Move the list up` : t`Move line ${number} up`}
        isOff={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        label={isList ? t`Move the list down` : t`Move line ${number} down`}
        isOff={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={isList ? t`Remove the list` : t`Remove line ${number}`} isOff={false} onClick={onRemove}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}

interface IconButtonProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function IconButton({ label, isOff, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      className="grid size-tap place-items-center rounded-card border border-line-field hover:bg-grey-bg aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
