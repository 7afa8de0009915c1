import { useSearchParams } from "react-router";

/** The tab that the address names, so that a link can lead to it; the first where it names none. And how to open another. */
export function useTabInAddress<Name extends string>(names: readonly [Name, ...Name[]]) {
  const [address, setAddress] = useSearchParams();
  const [first] = names;
  const open = (tab: string) => setAddress(tab === first ? {} : { tab }, { preventScrollReset: true });
  return [names.find((name) => name === address.get("tab")) ?? first, open] as const;
}
