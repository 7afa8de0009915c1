/** A month of a year; `month` is 1 to 12. Jobs and certificates are dated no finer. */
export interface Month {
  year: number;
  month: number;
}

/** As it is stored: the month's first day, '2018-03-01'. */
export const firstDay = ({ year, month }: Month) =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;

/** The month of a day, in the person's own time zone. */
export const monthOf = (day: Date): Month => ({ year: day.getFullYear(), month: day.getMonth() + 1 });

/** So many months later, or earlier for a negative number. */
export function monthsLater({ year, month }: Month, months: number): Month {
  const count = year * 12 + (month - 1) + months;
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
}

/** Negative when `one` comes before `other`, 0 for the same month. */
export const compareMonths = (one: Month, other: Month) => one.year * 12 + one.month - (other.year * 12 + other.month);
