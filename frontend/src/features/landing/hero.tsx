import { Trans } from "@lingui/react/macro";

import { ButtonLink } from "@/ui/button";

import { SampleResume } from "./sample-resume";

export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-10 px-5 py-10 md:grid-cols-[1.15fr_.85fr] md:py-16">
      <div>
        <p className="eyebrow">
          <Trans>Built for the trades</Trans>
        </p>
        <h1 className="mt-1 text-[clamp(2.5rem,7vw,4.2rem)] tracking-[-0.01em]">
          <Trans>Your hands know the work. Put it on paper.</Trans>
        </h1>
        <p className="mt-4 mb-7 max-w-[34em] text-lg text-ink-soft md:text-xl">
          <Trans>
            Keep your jobs, equipment and tickets in one place. Get a resume that says what you really did, matched to
            the job you want, ready as a PDF.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="main" to="/register">
            <Trans>Get Started Free</Trans>
          </ButtonLink>
          <ButtonLink to="/about">
            <Trans>How it works</Trans>
          </ButtonLink>
        </div>
      </div>
      <SampleResume />
    </section>
  );
}
