import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import type { WorkExperience } from "@/api/model";
import { useCurrentUser } from "@/api/queries/current-user";
import { profileQuery } from "@/api/queries/profile";

import { useOccupations } from "./api";
import { localTitle } from "./titles";
import { type Choice, tradeNamedIn } from "./trades";

/** The trade of the job that the person has now, or had last; undefined for visitors and empty profiles. */
export function usePersonsTrade(): Choice | undefined {
  const { i18n } = useLingui();
  const { data: user } = useCurrentUser();
  const { data: profile } = useQuery({ ...profileQuery, enabled: Boolean(user) });
  const title = latest(profile?.workExperiences ?? [])?.jobTitle ?? "";
  const trade = tradeNamedIn(title, i18n);
  const { data: found } = useOccupations(trade ? "" : title);
  const occupation = found?.[0];
  return trade ?? (occupation && { value: occupation.onetCode, label: localTitle(i18n, occupation) });
}

/** One that goes on, before the one that ended last. */
const latest = (jobs: WorkExperience[]) =>
  jobs.toSorted(
    (one, other) => lastDay(other).localeCompare(lastDay(one)) || other.startDate.localeCompare(one.startDate),
  )[0];

const lastDay = ({ endDate }: WorkExperience) => endDate ?? "9999-12-31";
