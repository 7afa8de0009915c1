import { Trans, useLingui } from "@lingui/react/macro";
import { useRouteError } from "react-router";

import { Button } from "@/ui/button";
import { PageHeader } from "@/ui/page-header";

/** How Chromium, Firefox and Safari say that a screen's code couldn't be loaded. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload/;

/** Our own bug, told as such; or a screen of a version that has been replaced, which loading again cures. */
export function Crash() {
  const { t } = useLingui();
  const error = useRouteError();
  const notLoaded = error instanceof Error && NOT_LOADED.test(error.message);
  return (
    <main className="mx-auto grid max-w-3xl justify-items-start gap-6 p-6">
      {notLoaded ? (
        <PageHeader
          title={t`This page couldn't be loaded`}
          subtitle={t`There may be a new version of Tradefolio, or the connection broke. Load the page again.`}
        />
      ) : (
        <PageHeader
          title={t`This page crashed`}
          subtitle={t`It isn't your fault, and nothing you saved is lost. Load the page again.`}
        />
      )}
      <Button look="main" onClick={() => window.location.reload()}>
        <Trans>Load again</Trans>
      </Button>
    </main>
  );
}
