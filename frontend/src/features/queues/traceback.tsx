import { Trans, useLingui } from "@lingui/react/macro";

/** Where an exception came from; the server has taken people's values out of it. */
export function Traceback({ children }: { children: string }) {
  const { t } = useLingui();
  return (
    <details open>
      <summary className="flex min-h-tap items-center font-semibold underline underline-offset-4">
        <Trans>Traceback</Trans>
      </summary>
      <pre
        role="region"
        aria-label={t`Traceback`}
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-card bg-grey-bg p-3 font-mono text-sm"
      >
        {children}
      </pre>
    </details>
  );
}
