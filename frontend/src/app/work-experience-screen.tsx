import { VoiceHelper } from "@/features/assistant/voice/voice-helper";
import { WorkExperiencesScreen } from "@/features/work-experiences/work-experiences-screen";

import { editors } from "./editors";

/** The jobs, and the assistant that adds one by voice. */
export function WorkExperienceScreen() {
  return (
    <WorkExperiencesScreen voiceHelper={(close) => <VoiceHelper editor={editors.workExperiences} onClose={close} />} />
  );
}
