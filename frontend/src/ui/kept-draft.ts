import { useCurrentUser } from "@/api/queries/current-user";

/** In this tab alone, and under the person's id: whoever signs in next on a shared computer doesn't get it. */
const keyOf = (user: string | undefined, name: string) => `tradefolio.draft.${user ?? ""}.${name}`;

export type Kept = Record<string, unknown>;

/** What is kept under names while it isn't stored: closing a dialog, going back and loading the page anew lose nothing. */
export function useKeptDrafts() {
  const { data: user } = useCurrentUser();
  return {
    read: (name: string) => read(keyOf(user?.id, name)),
    keep: (name: string, typed: Kept) =>
      attempt(() => sessionStorage.setItem(keyOf(user?.id, name), JSON.stringify(typed))),
    forget: (name: string) => attempt(() => sessionStorage.removeItem(keyOf(user?.id, name))),
  };
}

/** For the moment when what was typed has been stored or used. */
export const useForgetDraft = () => useKeptDrafts().forget;

function read(key: string): Kept | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof stored === "object" && stored !== null ? (stored as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/** Full or forbidden: then nothing is kept, and typing goes on. */
function attempt(write: () => void) {
  try {
    write();
  } catch {
    // as above
  }
}
