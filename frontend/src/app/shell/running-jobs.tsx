import { lazy, Suspense } from "react";

import { learnAllWords } from "@/i18n/language";
import { useRunningJobs } from "@/jobs/running-jobs";

/** Loaded once there is one: hardly any visit begins while a job runs. */
const FollowedJob = lazy(async () => {
  const [followed] = await Promise.all([import("./followed-job"), learnAllWords()]);
  return { default: followed.FollowedJob };
});

/** Above every screen: what the person began before the page was loaded, and what came of it. */
export function RunningJobs() {
  const { data: jobs = [] } = useRunningJobs();
  if (jobs.length === 0) return null;
  return (
    <Suspense>
      {jobs.map((job) => (
        <FollowedJob key={job.id} job={job} />
      ))}
    </Suspense>
  );
}
