import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { HttpError } from "@/api/http-error";
import type { Profile, Schemas } from "@/api/model";
import { useProfile } from "@/api/queries/profile";
import { Button, ButtonLink } from "@/ui/button";
import { EmptyState, ListSkeleton } from "@/ui/list-states";
import { useNotifyFailure } from "@/ui/notify-failure";
import { PageHeader } from "@/ui/page-header";
import { useNotify } from "@/ui/toast";

import { useCareerSuggestions } from "./api";
import { Credits } from "./credits";
import { Introduction } from "./introduction";
import { SuggestionCard } from "./suggestion-card";

const AT_ONCE = 5;
const NOTHING_TO_MATCH: Schemas["ErrorCode"] = "nothing_to_match";

/** Where a person's own work can take them: the best match first, with why, what it pays, and what it would take. */
export function CareerExplorerScreen() {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { data: profile, refetch: readProfile } = useProfile();
  const [shown, setShown] = useState(AT_ONCE);
  const { data, isFetching, refetch } = useCareerSuggestions();
  const suggestions = data?.suggestions ?? [];
  const hidden = suggestions.length - shown;

  const tellIncomplete = () =>
    notify({
      passing: true,
      tone: "failure",
      title: t`Incomplete Profile`,
      description: t`Please add work experience, skills, or certifications to discover career options.`,
    });

  const discover = async () => {
    const known = profile ?? (await readProfile({ cancelRefetch: false })).data; // pressed before it has come
    if (known && isEmpty(known)) {
      tellIncomplete();
      return;
    }
    const found = await refetch();
    if (found.error instanceof HttpError && found.error.refusal.code === NOTHING_TO_MATCH) tellIncomplete();
    else if (found.isError)
      notifyFailure(found.error, {
        title: t`Discovery Failed`,
        fallback: t`Failed to discover career options. Please try again.`,
      });
    else if (found.data) {
      const count = found.data.suggestions.length;
      setShown(AT_ONCE);
      notify({
        title: t`Career Options Discovered`,
        description: t`Found ${count} potential career matches for you.`,
      });
    }
  };

  return (
    <>
      <PageHeader
        title={t`Career Explorer`}
        subtitle={
          data && profile ? <FromProfile profile={profile} /> : t`Where your skills carry over, and what it would take.`
        }
        actions={
          data && (
            <Button disabled={isFetching} onClick={() => (hidden > 0 ? setShown(shown + AT_ONCE) : void discover())}>
              {isFetching ? <Trans>Discovering...</Trans> : <Trans>Discover More Options</Trans>}
            </Button>
          )
        }
      />
      {!data && <Introduction isDiscovering={isFetching} onDiscover={() => void discover()} />}
      {isFetching && !data && <ListSkeleton rows={3} />}
      {data && suggestions.length === 0 && <NothingFound />}
      {suggestions.slice(0, shown).map((suggestion, place) => (
        <SuggestionCard key={suggestion.onet_code} suggestion={suggestion} rank={place + 1} />
      ))}
      {hidden > 0 && (
        <Button className="w-fit" onClick={() => setShown(shown + AT_ONCE)}>
          <Plural value={hidden} one="Show # more" other="Show # more" />
        </Button>
      )}
      {data && <Credits release={data.release} suggestions={suggestions} />}
    </>
  );
}

const isEmpty = ({ workExperiences, equipmentSkills, certifications }: Profile) =>
  workExperiences.length + equipmentSkills.length + certifications.length === 0;

function FromProfile({ profile }: { profile: Profile }) {
  const jobs = profile.workExperiences.length;
  const skills = profile.equipmentSkills.length;
  const certifications = profile.certifications.length;
  return (
    <Trans>
      From <Plural value={jobs} one="# job" other="# jobs" />, <Plural value={skills} one="# skill" other="# skills" />{" "}
      and <Plural value={certifications} one="# certification" other="# certifications" /> in your profile.
    </Trans>
  );
}

const NothingFound = () => (
  <EmptyState
    title={<Trans>No match yet</Trans>}
    action={
      <ButtonLink to="/experience">
        <Trans>Add Work Experience</Trans>
      </ButtonLink>
    }
  >
    <Trans>Your profile says too little about your work. Describe what you do in your jobs, in your own words.</Trans>
  </EmptyState>
);
