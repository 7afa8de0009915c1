import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { errorWords } from "@/i18n/codes/errors";
import { kindNames } from "@/i18n/codes/jobs";
import { ButtonLink } from "@/ui/button";
import { Card } from "@/ui/card";
import { Select } from "@/ui/field";
import { ListOf } from "@/ui/list-of";
import { EmptyState } from "@/ui/list-states";
import { RelativeTime } from "@/ui/relative-time";
import { Tag } from "@/ui/tag";

import { ActionButtons } from "./action-buttons";
import type { JobFilter } from "./api/model";
import type { CountedErrorGroup, useQueueErrors } from "./api/queue-errors";
import { addressOf, errorOf } from "./job-filter";
import { nameIn } from "./names";

interface ErrorsTabProps {
  errors: ReturnType<typeof useQueueErrors>;
  hours: number;
  onHours: (hours: number) => void;
}

/** What goes wrong, once for each place and kind it goes wrong in. The tab counts what stands here. */
export function ErrorsTab({ errors, hours, onHours }: ErrorsTabProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="max-w-xs">
        <Select
          label={<Trans>Failed in the</Trans>}
          value={hours}
          onChange={({ target }) => onHours(Number(target.value))}
        >
          <option value={1}>{t`Last hour`}</option>
          <option value={24}>{t`Last 24 hours`}</option>
          <option value={336}>{t`Last 14 days`}</option>
        </Select>
      </div>
      <ListOf
        query={errors}
        empty={
          <EmptyState title={<Trans>No errors</Trans>}>
            <Trans>No job failed in this time.</Trans>
          </EmptyState>
        }
      >
        {(groups) => (
          <ul className="grid gap-4">
            {[...groups]
              .sort((one, other) => Number(isOurs(other)) - Number(isOurs(one)))
              .map((group) => (
                <li key={[group.kind, group.errorCode, group.frame].join(" ")}>
                  <ErrorCard group={group} />
                </li>
              ))}
          </ul>
        )}
      </ListOf>
    </>
  );
}

const OURS = new Set(["", "internal_error", "timed_out", "worker_lost"]);

/** What the product did wrong comes first and is red; what its users can put right, such as a dead link, is not. */
const isOurs = ({ errorCode, frame }: CountedErrorGroup) => frame !== null || OURS.has(errorCode);

function ErrorCard({ group }: { group: CountedErrorGroup }) {
  const { i18n, t } = useLingui();
  const { kind, errorCode, frame, jobs, users, firstAt, lastAt, lastJobId, message } = group;
  const filter: JobFilter = { kind, state: "failed", ...errorOf(group) };
  const name = nameIn(kindNames, i18n, kind);
  const said = errorWords(i18n, { code: errorCode, message });
  return (
    <Card className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex flex-wrap items-center gap-2 text-xl">
          {name} <Tag colour={isOurs(group) ? "red" : "grey"}>{errorCode || "–"}</Tag>
        </h2>
        <p className="tabular-nums">
          <strong>
            <Plural value={jobs} one="# job" other="# jobs" />
          </strong>
          {", "}
          <strong>
            <Plural value={users} one="# person" other="# people" />
          </strong>
        </p>
      </header>
      {frame && <code className="font-mono text-sm break-words">{frame}</code>}
      <p className="text-ink-soft">
        <Trans>User saw: {said}</Trans>
      </p>
      <p className="text-sm text-ink-soft">
        <Trans>
          First: <RelativeTime at={firstAt} />. Last: <RelativeTime at={lastAt} />.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink look="small" to={addressOf(filter)}>
          <Trans>Show these jobs</Trans>
        </ButtonLink>
        <ButtonLink look="small" to={`/admin/queues/jobs/${lastJobId}`}>
          <Trans>Show the last one</Trans>
        </ButtonLink>
        <ActionButtons actions={["retry", "discard"]} actedOn={{ filter }} label={t`All with this error: ${name}`} />
      </div>
    </Card>
  );
}
