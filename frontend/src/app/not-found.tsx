import { Trans, useLingui } from "@lingui/react/macro";

import { ButtonLink } from "@/ui/button";
import { PageHeader } from "@/ui/page-header";
import { PublicPage } from "@/ui/public-page";

export function NotFound() {
  const { t } = useLingui();
  return (
    <PublicPage>
      <PageHeader
        title={t`404 Page Not Found`}
        subtitle={t`There is no page at this address. It may have moved, or the link has a typo.`}
      />
      <p>
        <ButtonLink to="/">
          <Trans>Back to Home</Trans>
        </ButtonLink>
      </p>
    </PublicPage>
  );
}
