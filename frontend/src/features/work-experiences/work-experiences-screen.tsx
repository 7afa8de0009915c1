import { Trans, useLingui } from "@lingui/react/macro";
import { Mic } from "lucide-react";
import { type ReactNode, useState } from "react";

import type { WorkExperience } from "@/api/model";
import { Button } from "@/ui/button";
import { ListOf } from "@/ui/list-of";
import { EmptyState } from "@/ui/list-states";
import { PageHeader } from "@/ui/page-header";

import { useWorkExperiences } from "./api";
import { WorkExperienceCard } from "./work-experience-card";
import { WorkExperienceDialog } from "./work-experience-dialog";

interface WorkExperiencesScreenProps {
  /** What adds a job by voice; it is told how to close itself. */
  voiceHelper?: (close: () => void) => ReactNode;
}

export function WorkExperiencesScreen({ voiceHelper }: WorkExperiencesScreenProps) {
  const { t } = useLingui();
  const query = useWorkExperiences();
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<WorkExperience>();
  const [speaking, setSpeaking] = useState(false);

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
          <>
            {voiceHelper && (
              <Button aria-expanded={speaking} onClick={() => setSpeaking(!speaking)}>
                <Mic aria-hidden className="size-5" />
                <Trans>Add by Voice</Trans>
              </Button>
            )}
            <Button look="main" onClick={() => openFor()}>
              <Trans>Add Experience</Trans>
            </Button>
          </>
        }
      />
      {speaking && voiceHelper?.(() => setSpeaking(false))}
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
