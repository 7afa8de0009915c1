import { useLingui } from "@lingui/react/macro";

import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

/** What becomes of a change: said in a toast, and `then` done where it succeeded. */
export function useSaved() {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  return (then?: () => void) => ({
    onSuccess: () => {
      notify({ title: t`Saved`, description: t`New documents will include it.` });
      then?.();
    },
    onError: (error: Error) =>
      notifyFailure(error, { title: t`Error`, fallback: t`That couldn't be saved. Please try again.` }),
  });
}
