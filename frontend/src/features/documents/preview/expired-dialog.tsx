import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { day } from "@/i18n/dates";
import { Button } from "@/ui/button";
import { Dialog, DialogActions } from "@/ui/dialog";

import type { ExpiredCertificate } from "./api";

interface ExpiredDialogProps {
  expired: ExpiredCertificate[];
  isBusy: boolean;
  onLeaveOut: () => void;
  onPrintAsExpired: () => void;
  onUpdate: (certificate: ExpiredCertificate) => void;
  onClose: () => void;
}

/** Asked before a document with expired certificates is printed: whoever reads it may look them up. */
export function ExpiredDialog({
  expired,
  isBusy,
  onLeaveOut,
  onPrintAsExpired,
  onUpdate,
  onClose,
}: ExpiredDialogProps) {
  const { t } = useLingui();
  const count = expired.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Plural value={count} one="A certification has expired" other="# certifications have expired" />}
      description={<Plural value={count} one="Print it on this resume?" other="Print them on this resume?" />}
    >
      <ul className="grid gap-3">
        {expired.map((certificate) => {
          const { id, name } = certificate;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-yellow pl-3">
              <ExpiredOn certificate={certificate} />
              <Button
                look="small"
                aria-label={t`Update the date: ${name}`}
                disabled={isBusy}
                onClick={() => onUpdate(certificate)}
              >
                <Trans>Update the date</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
      <DialogActions>
        <Button onClick={onPrintAsExpired} disabled={isBusy}>
          <Plural value={count} one="Print as expired" other="Print as expired" />
        </Button>
        <Button look="main" onClick={onLeaveOut} disabled={isBusy}>
          <Trans>Leave out and print</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ExpiredOn({ certificate: { name, expiredOn } }: { certificate: ExpiredCertificate }) {
  const { i18n } = useLingui();
  const date = day(i18n, expiredOn);
  return (
    <p className="min-w-0 flex-1 basis-52">
      <Trans>
        <b className="font-semibold">{name}</b> expired on {date}.
      </Trans>
    </p>
  );
}
