import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { Info } from "lucide-react";

import type { Schemas } from "@/api/model";

import { FramedList } from "./framed-list";

export type RemovedText = Schemas["RemovedText"];

/** Sentences that the writer wrote and the document doesn't say, because nothing in the profile proves them. */
export function LeftOut({ removed }: { removed: RemovedText[] }) {
  if (removed.length === 0) return null;
  return (
    <FramedList
      icon={<Info aria-hidden className="size-5 shrink-0" />}
      summary={
        <Plural
          value={removed.length}
          one="# sentence was left out because your profile doesn't say so."
          other="# sentences were left out because your profile doesn't say so."
        />
      }
    >
      {removed.map((one) => (
        <LeftOutSentence key={one.text} removed={one} />
      ))}
    </FramedList>
  );
}

function LeftOutSentence({ removed: { text, reason, words } }: { removed: RemovedText }) {
  const { i18n } = useLingui();
  const why = i18n._(reasons[reason] ?? unproven);
  // A sentence that is refused as a whole would only be said twice.
  const named = words.filter((word) => word !== text);
  const quoted = new Intl.ListFormat(i18n.locale).format(named.map((word) => `“${word}”`));
  return (
    <li className="border-l-2 border-line pl-3">
      <p>{text}</p>
      <p className="text-sm text-ink-soft">
        {why}
        {named.length > 0 && ` ${quoted}`}
      </p>
    </li>
  );
}

const unproven = msg`Work that your profile doesn't mention:`;

/** Why a claim didn't pass, by the gate's codes; one that is new here is told as what most are. */
const reasons: Readonly<Record<string, ReturnType<typeof msg>>> = {
  number: msg`A number that your profile doesn't have:`,
  duration: msg`A length of time that your dates don't show:`,
  date: msg`A date that your profile doesn't have:`,
  credential: msg`A certification or license that your profile doesn't show as yours:`,
  employer: msg`An employer that your profile doesn't name:`,
  title: msg`A title that you haven't held:`,
  tense: msg`It describes a past job as if you still had it:`,
  proficiency: msg`A skill at a higher level than in your profile:`,
  praise: msg`Praise that nothing in your profile supports:`,
  outcome: msg`A result that your profile doesn't mention:`,
  responsibility: msg`A responsibility that your profile doesn't mention:`,
  work: unproven,
  name: msg`A name that your profile doesn't have:`,
  wholesale: msg`It claims everything in the posting at once.`,
  says_nothing: msg`It says nothing that your profile could show.`,
  posting: msg`The posting doesn't say this:`,
};
