import { useLingui } from "@lingui/react/macro";

import { isNoConnection, isUnauthorized, ServerRefusal } from "@/api/http-error";
import { errorWords } from "@/i18n/codes/errors";

import { useNotify } from "./toast";

/**
 * `fallback` is said when the server sent no sentence of its own. `description` is said unless the server refused
 * what was typed: then only its sentence tells what to change.
 */
type FailureNotice = { title: string } & ({ description: string } | { fallback: string });

const isAboutInput = (error: unknown) => error instanceof ServerRefusal && error.code === "invalid";

/** What is told of a failure, in the person's language. */
export interface Problem {
  title: string;
  description: string;
}

/**
 * Tells of a failure in a toast. An expired session is told of elsewhere, once for the whole product; where nobody can
 * be `signedOut` of anything, as in signing in, a 401 is a failure like any other.
 */
export function useNotifyFailure({ signedOut = false } = {}) {
  const notify = useNotify();
  const toProblem = useProblem({ signedOut });
  return (error: unknown, notice: FailureNotice) => {
    const problem = toProblem(error, notice);
    if (problem) notify({ tone: "failure", ...problem });
  };
}

/** The same for screens that show it where it happened; undefined for what is told elsewhere. */
export function useProblem({ signedOut = false } = {}) {
  const { i18n, t } = useLingui();
  return (error: unknown, notice: FailureNotice): Problem | undefined => {
    if (isUnauthorized(error) && !signedOut) return undefined;
    if (isNoConnection(error))
      return {
        title: notice.title,
        description: t`There is no connection, so nothing was sent. What you typed is still here: try again once you are online.`,
      };
    const [own, serverFirst] =
      "fallback" in notice ? [notice.fallback, true] : [notice.description, isAboutInput(error)];
    const said = serverFirst && error instanceof ServerRefusal ? errorWords(i18n, error.refusal) : undefined;
    return { title: notice.title, description: said ?? own };
  };
}
