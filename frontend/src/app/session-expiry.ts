import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";

import { signInAddress } from "@/features/accounts/api/sign-in-provider";
import { useNotify } from "@/ui/toast";

const REDIRECT_AFTER_MS = 500;

/** Says that the session is over and goes to sign in again, to come back to this page; once, however many calls found out. */
export function useSessionExpiry() {
  const { t } = useLingui();
  const notify = useNotify();
  const leaving = useRef(false);
  return () => {
    if (leaving.current) return;
    leaving.current = true;
    notify({ tone: "failure", title: t`Unauthorized`, description: t`You are logged out. Logging in again...` });
    setTimeout(() => window.location.assign(signInAddress(window.location.pathname)), REDIRECT_AFTER_MS);
  };
}
