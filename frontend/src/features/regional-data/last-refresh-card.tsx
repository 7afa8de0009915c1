import { Trans, useLingui } from "@lingui/react/macro";

import { errorWords } from "@/i18n/codes/errors";
import { localDay } from "@/i18n/dates";
import { ButtonLink } from "@/ui/button";
import { Card } from "@/ui/card";
import { RelativeTime } from "@/ui/relative-time";
import { Tag, type TagColour } from "@/ui/tag";

import type { LastRefresh } from "./api";

/** How the last refresh went, and when the clock asks for the next. */
export function LastRefreshCard({ last, nextAt }: { last: LastRefresh | null; nextAt: string }) {
  const { i18n } = useLingui();
  const next = localDay(i18n, nextAt);
  return (
    <Card className="grid content-start gap-3">
      <h2 className="text-[1.35rem]">
        <Trans>The last refresh</Trans>
      </h2>
      {last ? <Outcome last={last} /> : <NoneYet />}
      <p className="text-ink-soft">
        <Trans>Newer figures are checked for every week; next on {next}.</Trans>
      </p>
    </Card>
  );
}

const NoneYet = () => (
  <p className="text-ink-soft">
    <Trans>There has been none yet.</Trans>
  </p>
);

function Outcome({ last }: { last: LastRefresh }) {
  const { i18n } = useLingui();
  const { errorCode, message, params } = last;
  const reason = errorCode && errorWords(i18n, { code: errorCode, params, message: message ?? "" });
  return (
    <div className="grid justify-items-start gap-2">
      <p className="flex flex-wrap items-center gap-3">
        <StateTag state={last.state} />
        <RelativeTime at={last.at} />
        <span className="text-ink-soft">
          {last.bySchedule ? <Trans>scheduled</Trans> : <Trans>requested by an admin</Trans>}
        </span>
      </p>
      {reason && <p className="font-semibold text-red">{reason}</p>}
      <ButtonLink look="quiet" to={`/admin/queues/jobs/${last.jobId}`} className="-ml-3">
        <Trans>See the job</Trans>
      </ButtonLink>
    </div>
  );
}

const colours: Record<LastRefresh["state"], TagColour> = {
  queued: "yellow",
  running: "blue",
  succeeded: "green",
  failed: "red",
  cancelled: "grey",
};

function StateTag({ state }: Pick<LastRefresh, "state">) {
  return (
    <Tag colour={colours[state]}>
      {state === "queued" && <Trans>Waiting</Trans>}
      {state === "running" && <Trans>Running</Trans>}
      {state === "succeeded" && <Trans>Succeeded</Trans>}
      {state === "failed" && <Trans>Failed</Trans>}
      {state === "cancelled" && <Trans>Cancelled</Trans>}
    </Tag>
  );
}
