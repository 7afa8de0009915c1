import { useLingui } from "@lingui/react/macro";

import { isUnauthorized, ServerRefusal } from "@/api/http-error";
import { errorWords } from "@/i18n/codes/errors";

import { useNotify } from "./toast";

/**
 * `fallback` is said when the server sent no sentence of its own. `description` is said unless the server refused
 * what was typed: then only its sentence tells what to change.
 */
type FailureNotice = { title: string } & ({ description: string } | { fallback: string });

const isAboutInput = (error: unknown) => error instanceof ServerRefusal && error.code === "invalid";

/**
 * Tells of a failure. An expired session is told of elsewhere, once for the whole product; where nobody can be
 * `signedOut` of anything, as in signing in, a 401 is a failure like any other.
 */
export function useNotifyFailure({ signedOut = false } = {}) {
  const notify = useNotify();
  const { i18n } = useLingui();
  return (error: unknown, notice: FailureNotice) => {
    if (isUnauthorized(error) && !signedOut) return;
    const [own, serverFirst] =
      "fallback" in notice ? [notice.fallback, true] : [notice.description, isAboutInput(error)];
    const said = serverFirst && error instanceof ServerRefusal ? errorWords(i18n, error.refusal) : undefined;
    notify({ tone: "failure", title: notice.title, description: said ?? own });
  };
}
