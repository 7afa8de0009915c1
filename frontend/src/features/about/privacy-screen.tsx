import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { PageHeader } from "@/ui/page-header";
import { PublicPage } from "@/ui/public-page";

import { useRetention } from "./api";

export function PrivacyScreen() {
  const { t } = useLingui();
  const retention = useRetention();
  return (
    <PublicPage>
      <PageHeader title={t`Privacy`} subtitle={t`What is kept, why, and for how long.`} />
      <Part title={t`What we keep`}>
        <Trans>
          Your name, your email, your profile (contact details, jobs, equipment, certifications, education, languages,
          references) and the documents you generated with their postings, so that you find them again. Your password is
          kept only as a hash that can't be turned back.
        </Trans>
      </Part>
      <Part title={t`Where you sign in from`}>
        {retention.data ? (
          <Trans>
            To notice when somebody else uses an account, each sign-in is kept with its address (IP) and browser. Both
            are deleted from it after <Plural value={retention.data.addresses} one="# day" other="# days" />. A browser
            that is still signed in keeps them until it is signed out, so that you can recognize it.
          </Trans>
        ) : (
          <Trans>
            To notice when somebody else uses an account, each sign-in is kept with its address (IP) and browser. Both
            are deleted from it after a while.
          </Trans>
        )}
      </Part>
      <Part title={t`What is counted`}>
        <Trans>
          That you signed in, changed your profile, generated a document or searched for careers, and when: not what you
          wrote or searched for. When you delete your account, these counts stay without your name.
        </Trans>
      </Part>
      <Part title={t`Your uploaded resume`}>
        <Trans>
          The file is read to fill your profile, and is then deleted. The lines that we ask you to check are kept with
          the review, for a month after you finish it and for a year at most.
        </Trans>
      </Part>
      <Part title={t`Who else sees it`}>
        <Trans>
          Only your own account opens your profile and your documents, unless you share a document by a link: then
          whoever has the link can read that one, until you end it. The admins of this site see your name, your email,
          when you used the site, and what failed for you with the first words of what you sent.
        </Trans>
      </Part>
      <Part title={t`If a writing service is connected`}>
        <Trans>
          Whoever runs this site can connect a writing service (AI). It is then sent what it works on: your profile and
          the posting when you generate a document, the text of a resume when you upload one, the job that you describe
          to the voice assistant, and a recording where this site takes them. Without one, everything is done on this
          site's own computers.
        </Trans>
      </Part>
      <Part title={t`Cookies and your browser`}>
        <Trans>
          One cookie, which keeps you signed in and is removed when you sign out. If you sign in through another
          service, a second one remembers for ten minutes at most that it was your browser that asked for it. Your
          language and colors stay in your browser, and so does what you typed and didn't send. So that you can read
          without a connection, your browser also keeps your profile and your newest documents until you sign out. No
          trackers, no advertising, and nothing is loaded from other sites.
        </Trans>
      </Part>
      <Part title={t`Speaking instead of typing`}>
        <Trans>
          The voice button uses your browser's own speech recognition. Some browsers send the sound to their maker to
          turn it into text; we receive the text only. Where your browser can't do it, this site may offer to record
          you: the recording is then sent here, and deleted once it is written down.
        </Trans>
      </Part>
      <Part title={t`Deleting`}>
        <Trans>
          You can delete any job, skill or certification yourself. It is gone at once, and is not used again. In your
          account settings you can download everything that is kept about you, and delete your account with all that is
          in it; what an admin wrote for the blog stays there, without their name.
        </Trans>{" "}
        <Trans>
          Two traces of a deleted account go by themselves within an hour: counts of how often something was tried,
          which hold no name and no email, and, only if our job queue can't be reached just then, what it was last told
          of your documents.
        </Trans>
      </Part>
    </PublicPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-prose text-ink-soft">{children}</p>
    </section>
  );
}
