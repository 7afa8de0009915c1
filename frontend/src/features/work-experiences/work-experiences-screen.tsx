import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import type { WorkExperience } from "@/api/model";
import { Button } from "@/ui/button";
import { ListOf } from "@/ui/list-of";
import { EmptyState } from "@/ui/list-states";
import { PageHeader } from "@/ui/page-header";

import { useWorkExperiences } from "./api";
import { WorkExperienceCard } from "./work-experience-card";
import { WorkExperienceDialog } from "./work-experience-dialog";

export function WorkExperiencesScreen() {
  const { t } = useLingui();
  const query = useWorkExperiences();
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<WorkExperience>();

  const openFor = (experience?: WorkExperience) => {
    setEdited(experience);
    setOpen(true);
  };

  return (
    <>
      <PageHeader
        title={t`Work Experience`}
        subtitle={t`Every job you have held. Documents are written from these, so say what you did and with what.`}
        actions={
          <Button look="main" onClick={() => openFor()}>
            <Trans>Add Experience</Trans>
          </Button>
        }
      />
      <ListOf
        query={query}
        empty={
          <EmptyState
            title={<Trans>No Work Experience Added</Trans>}
            action={
              <Button onClick={() => openFor()}>
                <Trans>Add Your First Job</Trans>
              </Button>
            }
          >
            <Trans>Start with the job you have now, or the last one you had.</Trans>
          </EmptyState>
        }
      >
        {(experiences) => (
          <ul className="grid gap-4">
            {experiences.map((experience) => (
              <li key={experience.id}>
                <WorkExperienceCard experience={experience} onEdit={() => openFor(experience)} />
              </li>
            ))}
          </ul>
        )}
      </ListOf>
      <WorkExperienceDialog open={open} experience={edited} onClose={() => setOpen(false)} />
    </>
  );
}
