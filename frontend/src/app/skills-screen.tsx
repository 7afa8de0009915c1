import { Trans, useLingui } from "@lingui/react/macro";

import { CertificationsSection } from "@/features/certifications/certifications-section";
import { EquipmentSkillsSection } from "@/features/equipment-skills/equipment-skills-section";
import { PageHeader } from "@/ui/page-header";
import { Tabs } from "@/ui/tabs";
import { useTabInAddress } from "@/ui/use-tab-in-address";

const tabNames = ["skills", "certifications"] as const;

/** One screen of two features, which know nothing of each other. */
export function SkillsScreen() {
  const { t } = useLingui();
  const [tab, openTab] = useTabInAddress(tabNames);
  return (
    <>
      <PageHeader title={t`Skills & Certifications`} subtitle={t`What you can run, and the tickets that prove it.`} />
      <Tabs
        label={t`Skills & Certifications`}
        value={tab}
        onChange={openTab}
        tabs={[
          { value: "skills", title: <Trans>Equipment & Skills</Trans>, content: <EquipmentSkillsSection /> },
          { value: "certifications", title: <Trans>Certifications</Trans>, content: <CertificationsSection /> },
        ]}
      />
    </>
  );
}
