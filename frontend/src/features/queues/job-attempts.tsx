import { Trans, useLingui } from "@lingui/react/macro";

import { Card } from "@/ui/card";
import { Tag, type TagColour } from "@/ui/tag";

import type { QueueJobDetail } from "./api/model";
import { eventNames, nameIn } from "./names";
import { duration, secondsBetween } from "./quantities";
import { Traceback } from "./traceback";

type Attempts = QueueJobDetail["attempts"];

const colours: Record<Attempts[number]["outcome"], TagColour> = {
  succeeded: "green",
  refused: "yellow",
  failed: "red",
  lost: "red",
  cancelled: "grey",
  given_back: "grey",
};

/** Every attempt that is over, with how it ended and why. */
export function JobAttempts({ attempts }: { attempts: Attempts }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-2xl">
        <Trans>Attempts</Trans>
      </h2>
      {attempts.length === 0 && (
        <p className="text-ink-soft">
          <Trans>None has finished yet.</Trans>
        </p>
      )}
      <ol className="grid">
        {attempts.map((attempt) => (
          <li key={attempt.startedAt} className="grid gap-1.5 border-t border-line py-3 first:border-0 first:pt-0">
            <OneAttempt attempt={attempt} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function OneAttempt({ attempt }: { attempt: Attempts[number] }) {
  const { i18n } = useLingui();
  const { number, outcome, errorCode, worker, queuedAt, startedAt, endedAt, traceback } = attempt;
  const waited = duration(i18n, secondsBetween(queuedAt, startedAt));
  const ran = duration(i18n, secondsBetween(startedAt, endedAt));
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold">
          <Trans>Attempt {number}</Trans>
        </strong>
        <Tag colour={colours[outcome]}>{nameIn(eventNames, i18n, outcome)}</Tag>
        {errorCode && <span className="font-mono text-sm">{errorCode}</span>}
      </span>
      <span className="text-sm text-ink-soft">
        <Trans>
          Waited {waited}, ran {ran}
        </Trans>
        {worker && (
          <>
            {" · "}
            <span className="inline-block max-w-full break-words">{worker}</span>
          </>
        )}
      </span>
      {traceback && <Traceback>{traceback}</Traceback>}
    </>
  );
}
