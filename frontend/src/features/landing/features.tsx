import { Trans } from "@lingui/react/macro";

import { Card } from "@/ui/card";

export function Features() {
  return (
    <section className="mx-auto grid max-w-6xl gap-6 px-5 pt-14">
      <h2 className="text-4xl">
        <Trans>What you get</Trans>
      </h2>
      <div className="grid gap-4 md:grid-cols-3">
        <Card look="placard">
          <h3 className="mb-2 text-2xl">
            <Trans>Resumes and cover letters</Trans>
          </h3>
          <p className="text-ink-soft">
            <Trans>
              Matched to one posting and laid out so that applicant tracking systems can read them. Look it over, change
              what you like, and download it as a PDF or for Word. It takes 1-2 minutes.
            </Trans>
          </p>
        </Card>
        <Card look="placard">
          <h3 className="mb-2 text-2xl">
            <Trans>A profile from your old resume</Trans>
          </h3>
          <p className="text-ink-soft">
            <Trans>
              Upload it, or a photo of it. Jobs, equipment and certifications are sorted into your profile, where you
              can put them right.
            </Trans>
          </p>
        </Card>
        <Card look="placard">
          <h3 className="mb-2 text-2xl">
            <Trans>Only what's true</Trans>
          </h3>
          <p className="text-ink-soft">
            <Trans>
              Employers, dates and certificates come from your profile and nowhere else. What a posting asks for and you
              don't have is shown to you, never made up.
            </Trans>
          </p>
        </Card>
      </div>
    </section>
  );
}
