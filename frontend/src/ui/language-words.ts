import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { Schemas } from "@/api/model";

type Level = Schemas["SpokenLanguage"]["level"];

export const languageLevels = ["Basic", "Conversational", "Fluent", "Native"] as const satisfies Level[];

export const languageLevelNames: Record<Level, MessageDescriptor> = {
  Basic: msg`Basic`,
  Conversational: msg`Conversational`,
  Fluent: msg`Fluent`,
  Native: msg`Native`,
};
