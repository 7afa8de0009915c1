import { Trans } from "@lingui/react/macro";
import { useId } from "react";

import { useProfile } from "@/api/queries/profile";
import { Card } from "@/ui/card";

import { ContactForm } from "./contact-form";

/** What is printed at the head of every document, beside the name and the e-mail address. */
export function ContactCard() {
  const heading = useId();
  const { data: profile } = useProfile();
  return (
    <Card aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="text-2xl">
        <Trans>How employers reach you</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>Printed at the top of your resumes and cover letters. Leave blank what you don't want to show.</Trans>
      </p>
      {profile && <ContactForm contact={profile.contact} />}
    </Card>
  );
}
