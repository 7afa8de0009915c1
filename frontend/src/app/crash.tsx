import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "@/ui/button";
import { PageHeader } from "@/ui/page-header";

/**
 * Our own bug, told as such. A new version of the product that was installed meanwhile ends here too, and loading
 * again cures it.
 */
export function Crash() {
  const { t } = useLingui();
  return (
    <main className="mx-auto grid max-w-3xl justify-items-start gap-6 p-6">
      <PageHeader
        title={t`This page broke`}
        subtitle={t`It isn't your fault, and nothing you saved is lost. Load the page again.`}
      />
      <Button look="main" onClick={() => window.location.reload()}>
        <Trans>Load again</Trans>
      </Button>
    </main>
  );
}
