import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "@/ui/button";
import { Dialog, DialogActions } from "@/ui/dialog";

/** Open as soon as there is a name to greet. */
export function WelcomeDialog({ firstName = "", onClose }: { firstName: string | undefined; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={firstName !== ""}
      onClose={onClose}
      eyebrow={t`Built for the trades`}
      title={t`Welcome, ${firstName}!`}
    >
      <p>
        <Trans>
          Your account is ready. Start with your jobs: upload a resume you already have, or type in your work one job at
          a time. Then paste a posting and get a resume for it.
        </Trans>
      </p>
      <DialogActions>
        <Button look="main" onClick={onClose}>
          <Trans>Go to Dashboard</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
