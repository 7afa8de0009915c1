import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/**
 * A printed page as the product makes it, of an invented welder. Like every resume it looks like paper, in the
 * dark too.
 */
export function SampleResume() {
  const { t } = useLingui();
  return (
    <figure className="border border-[#d7d2c7] bg-white p-6 text-sm text-[#1b1e21] shadow-[0_18px_50px_rgb(0_0_0/14%)] md:rotate-[1.2deg] md:p-7">
      <figcaption className="sr-only">{t`A sample resume of a structural welder`}</figcaption>
      <p className="font-head text-3xl leading-none font-semibold">Dolores Amaya</p>
      <p>
        <Trans>Structural Welder · Stockton, CA</Trans>
      </p>
      <Part title={t`Certifications`}>
        <p>
          <Trans>AWS D1.1 3G/4G, American Welding Society, expires May 2028</Trans>
        </p>
        <p>
          <Trans>OSHA 10 Construction, 2024</Trans>
        </p>
      </Part>
      <Part title={t`Experience`}>
        <p className="font-semibold">Delta Iron Works</p>
        <p className="flex justify-between gap-3">
          <span>
            <Trans>Structural Welder</Trans>
          </span>
          <span>
            <Trans>Mar 2019 – Present</Trans>
          </span>
        </p>
        <ul className="list-disc pl-5">
          <li>
            <Trans>Weld structural steel to AWS D1.1 with SMAW and FCAW</Trans>
          </li>
          <li>
            <Trans>Read blueprints and weld symbols; trained 4 apprentices</Trans>
          </li>
        </ul>
      </Part>
      <Part title={t`Equipment`}>
        <p>
          <Trans>MIG welder (Expert)&nbsp;· Plasma cutter (Advanced)&nbsp;· Forklift</Trans>
        </p>
      </Part>
    </figure>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-3.5">
      <p className="mb-1.5 border-b-2 border-[#1b1e21] pb-0.5 font-head text-base leading-tight font-semibold uppercase">
        {title}
      </p>
      {children}
    </div>
  );
}
