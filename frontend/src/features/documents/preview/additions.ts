import type { Addition } from "../addition";
import type { Composed, Coverage, Doubt, ExpiredCertificate } from "./api";

/** What a missing requirement would be in the profile; where the person's own has expired, its new date. */
export function additionForRequirement(
  { kind, requirement, reason }: Coverage,
  expired: ExpiredCertificate[],
): Addition {
  const own = reason === "expired" && expired.find(({ name }) => isSame(name, requirement));
  if (own) return { kind: "renewal", certificationId: own.id };
  return { kind: kind === "certification" ? "certification" : "skill", name: asName(requirement) };
}

/** As it stands in a list, where a posting has it in the middle of a sentence. */
const asName = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** A posting may call it "OSHA 30" and the card "OSHA 30 Construction", or the other way round. */
function isSame(name: string, requirement: string) {
  const [one, other] = [name.toLocaleLowerCase(), requirement.toLocaleLowerCase()];
  return one.includes(other) || other.includes(one);
}

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
        if (listed) return { kind: section.joint === ": " ? "skill" : "certification", name: asName(words[0] ?? line) };
      }
    }
  }
  const listed = document.type === "cover_letter" && document.points?.job;
  const { organization, title } = listed && listed.bullets.includes(line) ? listed : { organization: "", title: "" };
  return { kind: "work", organization, title, line };
}
