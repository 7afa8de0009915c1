import { useLingui } from "@lingui/react/macro";

import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";
import { useForgetDraft } from "@/ui/kept-draft";

/** What becomes of a change: said in a toast, and `then` done where it succeeded; the `draft` of it has been used. */
export function useSaved() {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const forgetDraft = useForgetDraft();
  return (then?: () => void, draft?: string) => ({
    onSuccess: () => {
      if (draft) forgetDraft(draft);
      notify({ title: t`Saved`, description: t`New documents will show the change.` });
      then?.();
    },
    onError: (error: Error) =>
      notifyFailure(error, { title: t`Error`, fallback: t`That couldn't be saved. Please try again.` }),
  });
}
