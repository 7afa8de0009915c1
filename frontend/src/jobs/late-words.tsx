import { Trans } from "@lingui/react/macro";

/** Of a job that nobody has begun; true of a flood as of a paused queue. */
export const LateWords = () => <Trans>The work has not started yet. This takes longer than usual.</Trans>;
