import { useLingui } from "@lingui/react/macro";

import { useCurrentUser } from "@/api/queries/current-user";
import { PageHeader } from "@/ui/page-header";

import { DataCard } from "./data-card";
import { DeletionCard } from "./deletion-card";
import { EmailCard } from "./email-card";
import { NameCard } from "./name-card";
import { PasswordCard } from "./password-card";
import { SessionsCard } from "./sessions-card";

export function AccountScreen() {
  const { t } = useLingui();
  const { data: user } = useCurrentUser();
  if (!user) return null; // the gate is about to send them to sign in
  return (
    <>
      <PageHeader title={t`Account Settings`} subtitle={t`Who you are here, how you sign in, and what is kept.`} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <NameCard user={user} />
          <EmailCard user={user} />
          <PasswordCard user={user} />
        </div>
        <div className="grid gap-5">
          <SessionsCard />
          <DataCard />
          <DeletionCard user={user} />
        </div>
      </div>
    </>
  );
}
