import type { Addition } from "../addition";
import type { Composed, Coverage, Doubt } from "./api";

/** What a missing requirement would be in the profile. */
export const additionForRequirement = ({ kind, requirement }: Coverage): Addition => ({
  kind: kind === "certification" ? "certification" : "skill",
  name: requirement,
});

/** What a line of the person's own would be in the profile: a duty of its job, a skill or a certification. */
export function additionForDoubt(document: Composed, { line, words }: Doubt): Addition {
  if (document.type === "resume") {
    for (const section of document.sections) {
      if (section.type === "entries") {
        const job = section.entries.find(({ bullets }) => bullets.includes(line));
        if (job) return { kind: "work", organization: job.organization, title: job.title, line };
      }
      if (section.type === "lines") {
        const listed = section.lines.some(
          ({ label, detail }) => [label, detail].filter(Boolean).join(section.joint) === line,
        );
        if (listed) return { kind: section.joint === ": " ? "skill" : "certification", name: words[0] ?? line };
      }
    }
  }
  return { kind: "work", organization: "", title: "", line };
}
