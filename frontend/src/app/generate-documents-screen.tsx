import { useCertifications } from "@/features/certifications/api";
import { CertificationDialog } from "@/features/certifications/certification-dialog";
import type { Addition, AddToProfile } from "@/features/documents/addition";
import { GenerateScreen } from "@/features/documents/generate-screen";
import { EquipmentSkillDialog } from "@/features/equipment-skills/equipment-skill-dialog";
import { useWorkExperiences } from "@/features/work-experiences/api";
import { WorkExperienceDialog } from "@/features/work-experiences/work-experience-dialog";

/** Documents, with the profile's own forms for what a document shows to be missing from it. */
export function GenerateDocumentsScreen() {
  return <GenerateScreen addToProfile={addToProfile} />;
}

const addToProfile: AddToProfile = ({ addition, onAdded, onClose }) => {
  switch (addition.kind) {
    case "skill":
      return (
        <EquipmentSkillDialog
          open
          skill={undefined}
          suggestedName={addition.name}
          onSaved={onAdded}
          onClose={onClose}
        />
      );
    case "certification":
      return (
        <CertificationDialog
          open
          certification={undefined}
          suggestedName={addition.name}
          onSaved={onAdded}
          onClose={onClose}
        />
      );
    case "renewal":
      return <Renew certificationId={addition.certificationId} onAdded={onAdded} onClose={onClose} />;
    case "work":
      return <AddDuty addition={addition} onAdded={onAdded} onClose={onClose} />;
  }
};

interface RenewProps {
  certificationId: string;
  onAdded: () => void;
  onClose: () => void;
}

/** The certification that has expired, for its new date. */
function Renew({ certificationId, onAdded, onClose }: RenewProps) {
  const { data: certifications } = useCertifications();
  const certification = certifications?.find(({ id }) => id === certificationId);
  if (!certification) return null;
  return <CertificationDialog open certification={certification} onSaved={onAdded} onClose={onClose} />;
}

interface AddDutyProps {
  addition: Extract<Addition, { kind: "work" }>;
  onAdded: () => void;
  onClose: () => void;
}

/** The line, as one more duty of the job that it stands under, or of the newest. */
function AddDuty({ addition: { organization, title, line }, onAdded, onClose }: AddDutyProps) {
  const { data: jobs } = useWorkExperiences();
  if (!jobs) return null;
  const job = jobs.find(({ companyName, jobTitle }) => companyName === organization && jobTitle === title) ?? jobs[0];
  const withLine = job && { ...job, duties: [job.duties, line].filter(Boolean).join("\n") };
  return <WorkExperienceDialog open experience={withLine} onSaved={onAdded} onClose={onClose} />;
}
