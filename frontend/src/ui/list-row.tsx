import type { ReactNode } from "react";

/** One record of a list: what it says on the left, what can be done with it on the right, below on a phone. */
export function ListRow({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-64">{children}</div>
      {actions}
    </li>
  );
}
