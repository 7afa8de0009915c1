import { Trans, useLingui } from "@lingui/react/macro";
import { Search, X } from "lucide-react";
import { type RefObject, useId, useState } from "react";

import { Button } from "@/ui/button";

import type { RegionalReport } from "./api";
import { OccupationList } from "./occupation-list";
import { titleOf } from "./titles";
import type { Choice } from "./trades";
import { useOccupationCombobox } from "./use-occupation-combobox";
import { usePersonsTrade } from "./use-persons-trade";

interface TradeFormProps {
  field: RefObject<HTMLInputElement | null>;
  /** What is shown already, by what it was asked for. */
  searched: string | null;
  shown: RegionalReport["occupation"] | undefined;
  isSearching: boolean;
  onSearch: (value: string) => void;
}

/** The choice of a trade, or by its name of any other occupation. The person's own trade is chosen beforehand. */
export function TradeForm({ field, searched, shown, isSearching, onSearch }: TradeFormProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  // Undefined until something is chosen here, null once it was taken back.
  const [chosen, setChosen] = useState<Choice | null>();
  const own = usePersonsTrade();
  const linked = searched !== null && shown ? { value: searched, label: titleOf(i18n, searched, shown) } : undefined;
  const choice = chosen === undefined ? (linked ?? own ?? null) : chosen;
  const combobox = useOccupationCombobox(choice, setChosen);

  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (choice) onSearch(choice.value);
      }}
    >
      <div className="relative grid min-w-0 flex-[1_1_20rem] gap-1.5 md:max-w-xl">
        <label {...combobox.getLabelProps({ htmlFor: id })} htmlFor={id} className="font-semibold">
          <Trans>Trade or occupation</Trans>
        </label>
        <div className="relative">
          <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-ink-soft" />
          <input
            {...combobox.getInputProps({ ref: field, id })}
            placeholder={t`Select a trade or occupation`}
            autoComplete="off"
            maxLength={100}
            className="h-12 w-full rounded-card border border-line-field bg-card pr-12 pl-11 text-ellipsis text-ink placeholder:text-ink-soft"
          />
          {combobox.inputValue !== "" && (
            <button
              type="button"
              aria-label={t`Clear`}
              className="absolute top-0.5 right-0.5 grid size-tap place-items-center rounded-card hover:bg-grey-bg"
              onClick={() => {
                combobox.clear();
                field.current?.focus();
              }}
            >
              <X aria-hidden className="size-5" />
            </button>
          )}
        </div>
        <OccupationList combobox={combobox} />
      </div>
      <Button look="main" type="submit" disabled={!choice || isSearching} className="h-12 grow sm:grow-0">
        {isSearching ? <Trans>Searching...</Trans> : <Trans>Search</Trans>}
      </Button>
    </form>
  );
}
