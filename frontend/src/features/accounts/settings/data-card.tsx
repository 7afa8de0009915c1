import { Trans } from "@lingui/react/macro";

import { ButtonAnchor } from "@/ui/button";

import { SettingsCard } from "./settings-card";

export function DataCard() {
  return (
    <SettingsCard title={<Trans>Your Data</Trans>}>
      <p className="text-ink-soft">
        <Trans>
          Everything we keep about you, in one file; or your profile as a JSON Resume, a format that other resume tools
          read.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href="/api/account/export" download>
          <Trans>Download Everything</Trans>
        </ButtonAnchor>
        <ButtonAnchor href="/api/account/export/json-resume" download>
          <Trans>Download JSON Resume</Trans>
        </ButtonAnchor>
      </div>
    </SettingsCard>
  );
}
