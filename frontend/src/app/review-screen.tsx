import { CertificationDialog } from "@/features/certifications/certification-dialog";
import { EducationDialog, LanguageDialog } from "@/features/profile/background/background-dialogs";
import { ContactDialog } from "@/features/profile/contact-dialog";
import { ReviewScreen as Screen, type RowDialogs } from "@/features/reviews/review-screen";
import { WorkExperienceDialog } from "@/features/work-experiences/work-experience-dialog";

const dialogs: RowDialogs = {
  job: (job, close) => <WorkExperienceDialog open experience={job} onClose={close} />,
  certification: (certification, close) => <CertificationDialog open certification={certification} onClose={close} />,
  education: (education, close) => <EducationDialog education={education} onClose={close} />,
  language: (language, close) => <LanguageDialog language={language} onClose={close} />,
  contact: (close) => <ContactDialog onClose={close} />,
};

/** What an upload added, with the dialogs of the features whose rows these are. */
export function ReviewScreen() {
  return <Screen dialogs={dialogs} />;
}
