import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { type ReactNode, useId } from "react";

import { Card } from "@/ui/card";

/** One of the profile's lists with what the upload added to it; nothing where it added nothing. */
export function AddedCard({ title, about, count, children }: AddedCardProps) {
  const heading = useId();
  if (count === 0) return null;
  return (
    <Card aria-labelledby={heading} className="px-0 pt-0 pb-0">
      <div className="flex items-center justify-between gap-3 px-5 py-3.5">
        <div>
          <h2 id={heading} className="text-2xl">
            {title}
          </h2>
          {about && <p className="text-sm text-ink-soft">{about}</p>}
        </div>
        <span className="figure text-2xl">{count}</span>
      </div>
      {children}
    </Card>
  );
}

interface AddedCardProps {
  title: string;
  about?: ReactNode;
  count: number;
  children: ReactNode;
}

/** A row of it, with the way to its form. */
export function AddedRow({ name, onEdit, children }: { name: string; onEdit: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line px-5 py-2.5">
      <div className="grid min-w-0 flex-1 gap-1">{children}</div>
      <button
        type="button"
        aria-label={t`Edit ${name}`}
        className="grid size-tap shrink-0 place-items-center rounded-card hover:bg-grey-bg"
        onClick={onEdit}
      >
        <Pencil aria-hidden className="size-5" />
      </button>
    </li>
  );
}
