import type { Editors } from "@/features/assistant/editors";
import { CertificationForm } from "@/features/certifications/certification-form";
import { EquipmentSkillForm } from "@/features/equipment-skills/equipment-skill-form";
import { WorkExperienceForm } from "@/features/work-experiences/work-experience-form";

/** What was told is corrected in the forms of the profile's own screens. */
export const editors: Editors = {
  workExperiences: ({ item, onSubmit, onCancel }) => (
    <WorkExperienceForm
      experience={item}
      isSubmitting={false}
      onCancel={onCancel}
      onSubmit={({ endDate = null, duties, ...fields }) => onSubmit({ ...fields, endDate, duties: duties ?? "" })}
    />
  ),
  skills: ({ item, onSubmit, onCancel }) => (
    <EquipmentSkillForm skill={item} isSubmitting={false} onCancel={onCancel} onSubmit={onSubmit} />
  ),
  certifications: ({ item, onSubmit, onCancel }) => (
    <CertificationForm certification={item} isSubmitting={false} onCancel={onCancel} onSubmit={onSubmit} />
  ),
};
