import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import type { User } from "@/api/model";
import { useGeneratedDocuments } from "@/api/queries/generated-documents";
import { useProfile } from "@/api/queries/profile";
import { ErrorState, ListSkeleton } from "@/ui/list-states";

import { ActionCards } from "./action-cards";
import { completionOf } from "./completion";
import { CompletionCard } from "./completion-card";
import { RecentActivity } from "./recent-activity";
import { TutorialDialog } from "./tutorial-dialog";
import { Welcome } from "./welcome";
import { YourDocuments } from "./your-documents";

export function DashboardScreen({ user }: { user: User }) {
  const { t } = useLingui();
  const [tutorialOpen, setTutorialOpen] = useState(false);
  const profile = useProfile();
  const documents = useGeneratedDocuments();
  const completion = profile.data && completionOf(profile.data);

  // As one: cards that push each other down while somebody reaches for them are worse than half a second of waiting.
  if (profile.isPending || documents.isPending) return <ListSkeleton />;
  return (
    <>
      <title>{`${t`Dashboard`} · Tradefolio`}</title>
      <Welcome firstName={user.firstName} isNew={completion?.percent === 0} />
      <ActionCards isNew={completion?.percent === 0} onTutorial={() => setTutorialOpen(true)} />
      {profile.isError && <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />}
      <div className="grid gap-5 lg:grid-cols-2">
        {completion && <CompletionCard completion={completion} />}
        <YourDocuments query={documents} />
        <RecentActivity query={documents} />
      </div>
      <TutorialDialog open={tutorialOpen} onClose={() => setTutorialOpen(false)} />
    </>
  );
}
