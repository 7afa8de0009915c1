import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What a report can be asked for: a trade's own value, or the code of any other occupation. */
export interface Choice {
  value: string;
  label: string;
}

interface Trade {
  value: string;
  label: MessageDescriptor;
  /** Many other trades have the value in their names: an aircraft mechanic's isn't the automotive one's. */
  isShared?: true;
}

/** The twelve that everybody is offered; the API knows which occupation each of them is. */
export const trades: Trade[] = [
  { value: "Welder", label: msg`Welder` },
  { value: "Electrician", label: msg`Electrician` },
  { value: "Plumber", label: msg`Plumber` },
  { value: "Carpenter", label: msg`Carpenter` },
  { value: "Truck Driver", label: msg`Truck Driver` },
  { value: "HVAC Technician", label: msg`HVAC Technician` },
  { value: "Heavy Equipment Operator", label: msg`Heavy Equipment Operator` },
  { value: "Construction Worker", label: msg`Construction Worker` },
  { value: "Maintenance Technician", label: msg`Maintenance Technician` },
  { value: "Mechanic", label: msg`Automotive Mechanic`, isShared: true },
  { value: "Forklift Operator", label: msg`Forklift Operator` },
  { value: "Warehouse Worker", label: msg`Warehouse Worker` },
];

export const tradeChoices = (i18n: I18n): Choice[] => trades.map((trade) => choiceOf(trade, i18n));

const choiceOf = ({ value, label }: Trade, i18n: I18n): Choice => ({ value, label: i18n._(label) });

/** The trade that a job title names, as 'Structural Welder' names Welder, in either language. */
export function tradeNamedIn(title: string, i18n: I18n): Choice | undefined {
  const words = wordsOf(title);
  const named = trades.find((trade) => {
    const names = trade.isShared ? [i18n._(trade.label)] : [trade.value, i18n._(trade.label)];
    return names.some((name) => wordsOf(name).every((word) => words.includes(word)));
  });
  return named && choiceOf(named, i18n);
}

const wordsOf = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\d]+/gu) ?? [];
