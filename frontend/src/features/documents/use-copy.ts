import { useLingui } from "@lingui/react/macro";

import { useNotify } from "@/ui/toast";

/** Puts a text on the clipboard and says so: `copied` where it worked, and what to do instead where it may not. */
export function useCopy(copied: string): (text: string) => Promise<void> {
  const { t } = useLingui();
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: t`Copied!`, description: copied });
    } catch {
      const description = t`Unable to copy to clipboard. Please select and copy manually.`;
      notify({ tone: "failure", title: t`Copy Failed`, description });
    }
  };
}
