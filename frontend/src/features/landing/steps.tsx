import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

export function Steps() {
  return (
    <ol className="mx-auto grid max-w-6xl gap-8 px-5 pt-4 pb-14 md:grid-cols-3">
      <Step number={1} title={<Trans>Create your account</Trans>}>
        <Trans>An email and a password. No card.</Trans>
      </Step>
      <Step number={2} title={<Trans>Add what you've done</Trans>}>
        <Trans>Upload your resume, type it in, or say it out loud.</Trans>
      </Step>
      <Step number={3} title={<Trans>Generate your documents</Trans>}>
        <Trans>Paste the job or its link. We match, you check, you send.</Trans>
      </Step>
    </ol>
  );
}

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <p aria-hidden className="figure text-[3.4rem] text-hivis-deep">
        {number}
      </p>
      <h2 className="text-[1.35rem]">{title}</h2>
      <p className="text-ink-soft">{children}</p>
    </li>
  );
}
