import { Trans } from "@lingui/react/macro";

import { Card } from "@/ui/card";

export function TipsCard() {
  return (
    <Card className="grid gap-4">
      <h2 className="text-2xl">
        <Trans>Tips for Better Results</Trans>
      </h2>
      <div className="grid gap-5 md:grid-cols-2">
        <section className="grid content-start gap-2">
          <h3 className="text-lg">
            <Trans>Text chat</Trans>
          </h3>
          <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
            <li>
              <Trans>Be specific about your duties and achievements</Trans>
            </li>
            <li>
              <Trans>Include tools, equipment and software you have used</Trans>
            </li>
            <li>
              <Trans>Mention safety records or certifications</Trans>
            </li>
            <li>
              <Trans>Use numbers where you can</Trans>
            </li>
          </ul>
        </section>
        <section className="grid content-start gap-2">
          <h3 className="text-lg">
            <Trans>Voice</Trans>
          </h3>
          <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
            <li>
              <Trans>Speak clearly at a normal pace</Trans>
            </li>
            <li>
              <Trans>Allow microphone access when prompted</Trans>
            </li>
            <li>
              <Trans>Mention your job title and company</Trans>
            </li>
            <li>
              <Trans>Use simple, complete sentences</Trans>
            </li>
          </ul>
        </section>
      </div>
    </Card>
  );
}
