import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { TagColour } from "@/ui/tag";

interface Outlook {
  words: MessageDescriptor;
  colour: TagColour;
}

/** National growth over ten years, in the words of O*NET OnLine, by the API's codes. */
export const outlooks: Partial<Record<string, Outlook>> = {
  much_faster: { words: msg`Much faster than average (7% or higher)`, colour: "green" },
  faster: { words: msg`Faster than average (5% to 6%)`, colour: "green" },
  average: { words: msg`Average (3% to 4%)`, colour: "blue" },
  slower: { words: msg`Slower than average (1% to 2%)`, colour: "grey" },
  little_change: { words: msg`Little or no change`, colour: "grey" },
  decline: { words: msg`Decline (-1% or lower)`, colour: "yellow" },
};
