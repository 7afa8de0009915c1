import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface TutorialStep {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

export const tutorialSteps: TutorialStep[] = [
  {
    title: msg`Welcome to Tradefolio`,
    text: msg`First your profile, then your documents. Your profile holds your jobs, your equipment and your certifications; every document is made from it. There are three ways to build it, all under “Profile Assistant” on the dashboard: upload, chat and voice.`,
  },
  {
    title: msg`Upload your resume`,
    text: msg`Already have a resume? Upload it under “My Profile” and it is sorted into your profile. A PDF, a Word file or photos of the pages will do; save a text file as a PDF first.`,
  },
  {
    title: msg`Chat assistant`,
    text: msg`Rather answer questions? “Profile Assistant” on the dashboard asks one thing at a time, and you type or tap the answers. Upload, chat and voice are all found there.`,
  },
  {
    title: msg`Voice assistant`,
    text: msg`Rather talk? The voice assistant, also under “Profile Assistant”, listens while you describe a job, and writes it down.`,
  },
  {
    title: msg`Ready to get started`,
    text: msg`Paste a posting under “Generate Documents” and pick a resume or a cover letter. You see the steps as they happen. Then read it, change what you like, and download it as a PDF or for Word.`,
  },
];
