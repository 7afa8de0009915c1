import { useLingui } from "@lingui/react/macro";
import { useCombobox } from "downshift";
import { useState } from "react";

import { useSettled } from "@/ui/use-settled";

import { type FoundOccupation, useOccupations } from "./api";
import { localTitle } from "./titles";
import { type Choice, tradeChoices } from "./trades";

const TYPING_PAUSE_MS = 250;

/**
 * A field in which a trade is chosen from a list, or any other occupation found by what it is called. What is
 * typed is no choice until it is one of the list, or exactly its name.
 */
export function useOccupationCombobox(choice: Choice | null, onChoose: (choice: Choice | null) => void) {
  const { i18n } = useLingui();
  // What is typed; undefined while the field shows the choice.
  const [typed, setTyped] = useState<string>();
  const words = useSettled(typed ?? "", TYPING_PAUSE_MS).trim();
  const found = useOccupations(words);
  const trades = tradeChoices(i18n);
  const items = typed ? withOccupations(matching(trades, typed), found.data ?? [], i18n) : trades;

  const combobox = useCombobox<Choice>({
    items,
    itemToString: (item) => item?.label ?? "",
    itemToKey: (item) => item?.value,
    inputValue: typed ?? choice?.label ?? "",
    selectedItem: choice,
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) return;
      setTyped(inputValue);
      onChoose(trades.find(({ label }) => isSame(label, inputValue)) ?? null);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      setTyped(undefined);
      onChoose(selectedItem);
    },
    stateReducer: (_, { type, changes }) => {
      // Leaving the field keeps what was typed, and chooses nothing that was only passed over.
      if (type === useCombobox.stateChangeTypes.InputBlur) return { ...changes, selectedItem: choice };
      return changes;
    },
  });

  const clear = () => {
    setTyped(undefined);
    onChoose(null);
  };
  const isLooking = Boolean(typed) && (found.isFetching || words !== typed?.trim());
  return { ...combobox, items, isLooking, clear };
}

export type OccupationCombobox = ReturnType<typeof useOccupationCombobox>;

const matching = (trades: Choice[], typed: string) =>
  trades.filter(({ value, label }) => [value, label].some((name) => folded(name).includes(folded(typed))));

function withOccupations(trades: Choice[], found: FoundOccupation[], i18n: ReturnType<typeof useLingui>["i18n"]) {
  const occupations = found.map((one) => ({ value: one.onetCode, label: localTitle(i18n, one) }));
  return [...trades, ...occupations];
}

const folded = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase()
    .trim();

const isSame = (one: string, other: string) => folded(one) === folded(other);
