import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { findingWords } from "@/i18n/codes/jobs";

import type { Finding } from "./api";

/** What the reader of the resume couldn't be sure of, for the person to look over. */
export function ToCheck({ findings }: { findings: Finding[] }) {
  const { i18n } = useLingui();
  if (findings.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-card bg-yellow-bg p-4 text-yellow">
      <h3 className="text-xl">
        <Trans>Please check</Trans>
      </h3>
      <ul className="list-disc pl-5">
        {findings.map((finding) => (
          <li key={finding.message}>{findingWords(i18n, finding)}</li>
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
