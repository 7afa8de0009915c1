import { Trans, useLingui } from "@lingui/react/macro";

import { ButtonAnchor } from "@/ui/button";
import { PublicPage } from "@/ui/public-page";

import { CareerTips } from "./career-tips";
import { Features } from "./features";
import { Hero } from "./hero";
import { Industries } from "./industries";
import { Steps } from "./steps";

/** What a signed-out visitor sees at /. */
export function LandingScreen() {
  const { t } = useLingui();
  return (
    <PublicPage width="own" striped>
      <title>{t`Tradefolio: resumes built for the trades`}</title>
      <Hero />
      <Steps />
      <Mission />
      <Features />
      <Industries />
      <CareerTips />
      <section className="mx-auto grid max-w-6xl justify-items-start gap-5 px-5 py-14">
        <h2 className="text-4xl">
          <Trans>Ready when you are.</Trans>
        </h2>
        <ButtonAnchor href="/api/login">
          <Trans>Sign in and build your resume</Trans>
        </ButtonAnchor>
      </section>
    </PublicPage>
  );
}

function Mission() {
  return (
    <section className="bg-steel text-steel-ink">
      <div className="mx-auto grid max-w-6xl gap-4 px-5 py-14">
        <p className="eyebrow text-steel-ink-soft!">
          <Trans>Our mission</Trans>
        </p>
        <h2 className="max-w-3xl text-4xl">
          <Trans>Good work deserves a good resume.</Trans>
        </h2>
        <p className="max-w-prose text-lg text-steel-ink-soft">
          <Trans>
            People who build, wire, weld, haul and repair are hired on what they can do, yet screened on what they can
            write. Tradefolio does the writing and leaves the facts to you: every job, machine and certificate on the
            page is one that you entered.
          </Trans>
        </p>
      </div>
    </section>
  );
}
