import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";

import type { DocumentType, Profile } from "@/api/model";
import { useProfile } from "@/api/queries/profile";
import { Button } from "@/ui/button";
import { PageHeader } from "@/ui/page-header";

import type { AddToProfile } from "./addition";
import { DocumentCards } from "./document-cards";
import { DocumentsList } from "./documents-list";
import { EmptyProfileWarning } from "./empty-profile-warning";
import { GenerateFlow } from "./generate-flow";
import { Preview } from "./preview/preview";

/** Names the document that is open in the address, so that a link opens it and "back" closes it. */
const OPEN = "document";

export function GenerateScreen({ addToProfile }: { addToProfile: AddToProfile }) {
  const { t } = useLingui();
  const { data: profile } = useProfile();
  const hasNothing = profile !== undefined && isEmpty(profile);
  const [wanted, setWanted] = useState<DocumentType>();
  const opener = useRef<HTMLElement>(null);
  const [address, setAddress] = useSearchParams();
  const shown = address.get(OPEN);
  const remember = () => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
  const open = (wish: DocumentType) => {
    remember();
    setWanted(wish);
  };
  const show = (id: string, replace = false) => setAddress({ [OPEN]: id }, { replace, preventScrollReset: true });

  const preview = (id: string, close: () => void, onOther: (id: string) => void) => (
    <Preview documentId={id} onClose={close} onOther={onOther} addToProfile={addToProfile} opener={opener} />
  );

  return (
    <>
      <PageHeader
        title={t`Generate Documents`}
        subtitle={t`Made to pass applicant tracking systems, and to look right to the person who reads it next.`}
        actions={
          <Button look={hasNothing ? "plain" : "main"} onClick={() => open("resume")}>
            <Trans>Generate New Document</Trans>
          </Button>
        }
      />
      {hasNothing && <EmptyProfileWarning />}
      <DocumentCards onChoose={open} />
      <DocumentsList
        addToProfile={addToProfile}
        onOpen={(id) => {
          remember();
          show(id);
        }}
      />
      <GenerateFlow
        wanted={wanted}
        profile={profile}
        onClose={() => setWanted(undefined)}
        preview={(id, close) =>
          preview(id, close, (other) => {
            close();
            show(other);
          })
        }
        opener={opener}
      />
      {shown &&
        !wanted &&
        preview(
          shown,
          () => setAddress({}, { preventScrollReset: true }),
          (other) => show(other, true),
        )}
    </>
  );
}

const isEmpty = ({ workExperiences, equipmentSkills, certifications }: Profile) =>
  workExperiences.length + equipmentSkills.length + certifications.length === 0;
