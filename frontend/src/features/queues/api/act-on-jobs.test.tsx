import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { useActOnJobs } from "./act-on-jobs";
import { useQueueJob } from "./queue-job";

const JOB = "9d3c8a4e-0000-4000-8000-000000000002";

function Job() {
  const { data } = useQueueJob(JOB);
  const discarding = useActOnJobs("discard");
  return (
    <button type="button" onClick={() => discarding.mutate({ job: JOB })}>
      {discarding.isSuccess ? "gone" : data && "there"}
    </button>
  );
}

it("doesn't ask again for a job that was just discarded", async () => {
  const { fetch, sent } = answering({
    [`GET /api/admin/queues/jobs/${JOB}`]: { summary: { id: JOB, state: "failed" } },
    [`POST /api/admin/queues/jobs/${JOB}/discard`]: { changed: 1, refused: 0, remaining: 0 },
  });
  vi.stubGlobal("fetch", fetch);
  const user = show(<Job />);
  await user.click(await screen.findByText("there"));
  await waitFor(() => expect(screen.queryByText("gone")).not.toBeNull());
  expect(sent.filter(({ call }) => call.startsWith("GET"))).toHaveLength(1);
});
