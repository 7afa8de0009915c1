import { Trans } from "@lingui/react/macro";

import type { OccupationCombobox } from "./use-occupation-combobox";

/** What can be chosen, below the field, while it is open. */
export function OccupationList({ combobox }: { combobox: OccupationCombobox }) {
  const { isOpen, items, isLooking, highlightedIndex, getMenuProps, getItemProps } = combobox;
  const frame = "absolute inset-x-0 top-full z-30 mt-1 rounded-card border border-line-field bg-card shadow-lg";
  return (
    <>
      <ul
        {...getMenuProps()}
        className={`${frame} max-h-80 overflow-y-auto ${isOpen && items.length > 0 ? "" : "hidden"}`}
      >
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.value}
              {...getItemProps({ item, index })}
              className={`flex min-h-tap cursor-pointer items-center px-4 py-1.5 ${highlightedIndex === index ? "bg-grey-bg underline underline-offset-4" : ""}`}
            >
              {item.label}
            </li>
          ))}
      </ul>
      {isOpen && items.length === 0 && (
        <p role="status" className={`${frame} px-4 py-3 text-ink-soft`}>
          {isLooking ? <Trans>Looking...</Trans> : <Trans>We know no occupation of this name. Try another word.</Trans>}
        </p>
      )}
    </>
  );
}
