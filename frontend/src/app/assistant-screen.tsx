import { AssistantScreen as Screen } from "@/features/assistant/assistant-screen";

import { editors } from "./editors";

/** The assistants, with the forms of the features that they fill. */
export function AssistantScreen() {
  return <Screen editors={editors} />;
}
