import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";

import { occupationSkill } from "@/i18n/codes/occupation-skills";
import { Tag } from "@/ui/tag";

import type { CareerSuggestion } from "./api";

/** What carries over: the person's own words first, then what the occupation database says their work takes. */
export function TransferableSkills({ suggestion }: { suggestion: CareerSuggestion }) {
  const { i18n } = useLingui();
  const own = suggestion.transferable_skills.slice(0, suggestion.own_skills);
  const others = suggestion.transferable_skills.slice(suggestion.own_skills);
  return (
    <>
      {own.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-text text-base font-semibold">
            <Trans>What you bring, in your words</Trans>
          </h3>
          <ul className="grid gap-1.5">
            {own.map((skill) => (
              <li key={skill} className="flex gap-2">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-green" />
                <span>{skill}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-text text-base font-semibold">
            <Trans>Your work also teaches</Trans>
          </h3>
          <ul className="flex flex-wrap gap-2">
            {others.map((skill) => (
              <li key={skill}>
                <Tag colour="outline">{i18n._(occupationSkill(skill))}</Tag>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
