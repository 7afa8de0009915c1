import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";

import type { DocumentType, Profile } from "@/api/model";
import { useProfile } from "@/api/queries/profile";
import { Button } from "@/ui/button";
import { PageHeader } from "@/ui/page-header";

import { DocumentCards } from "./document-cards";
import { DocumentsList } from "./documents-list";
import { EmptyProfileWarning } from "./empty-profile-warning";
import { GenerateFlow } from "./generate-flow";

export function GenerateScreen() {
  const { t } = useLingui();
  const { data: profile } = useProfile();
  const [wanted, setWanted] = useState<DocumentType>();
  const opener = useRef<HTMLElement>(null);
  const open = (wish: DocumentType) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setWanted(wish);
  };

  return (
    <>
      <PageHeader
        title={t`Generate Documents`}
        subtitle={t`Made to pass applicant tracking systems, and to look right to the person who reads it next.`}
        actions={
          <Button look="main" onClick={() => open("resume")}>
            <Trans>Generate New Document</Trans>
          </Button>
        }
      />
      {profile && isEmpty(profile) && <EmptyProfileWarning />}
      <DocumentCards onChoose={open} />
      <DocumentsList />
      <GenerateFlow wanted={wanted} profile={profile} onClose={() => setWanted(undefined)} opener={opener} />
    </>
  );
}

const isEmpty = ({ workExperiences, equipmentSkills, certifications }: Profile) =>
  workExperiences.length + equipmentSkills.length + certifications.length === 0;
