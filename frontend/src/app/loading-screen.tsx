import { Trans } from "@lingui/react/macro";

import { CentredSpinner } from "@/ui/spinner";

export const LoadingScreen = () => <CentredSpinner label={<Trans>Loading</Trans>} />;
