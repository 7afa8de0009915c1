import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { translateServerMessage } from "@/i18n/server-messages";

/** What the reader of the resume couldn't be sure of, for the person to look over. */
export function ToCheck({ doubts }: { doubts: string[] }) {
  const { i18n } = useLingui();
  if (doubts.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-card bg-yellow-bg p-4 text-yellow">
      <h3 className="text-xl">
        <Trans>Please check</Trans>
      </h3>
      <ul className="list-disc pl-5">
        {doubts.map((doubt) => (
          <li key={doubt}>{translateServerMessage(i18n, doubt)}</li>
        ))}
      </ul>
      <p>
        <Trans>
          Put it right under <Link to="/experience">Work Experience</Link> and{" "}
          <Link to="/skills">Skills & Certifications</Link>.
        </Trans>
      </p>
    </section>
  );
}
