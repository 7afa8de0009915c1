/** An action beside the main one: its picture over its word on a phone, both in a row on a desk. */
export const toolClasses =
  "flex min-h-tap min-w-12 flex-col items-center justify-center gap-0.5 rounded-card px-1 text-sm font-semibold " +
  "hover:bg-grey-bg disabled:cursor-not-allowed disabled:opacity-55 " +
  "lg:flex-row lg:gap-2 lg:border lg:border-line-field lg:px-3.5 lg:text-base";
