import { useLingui } from "@lingui/react/macro";
import { Pause, Play } from "lucide-react";

import { Button } from "@/ui/button";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import type { QueueOverview } from "./api/model";
import { useSwitchQueue } from "./api/queues-overview";

/** Pauses a queue, or lets it go on. Asks nothing first: the same button takes it back. */
export function QueueSwitch({ queue: { name, pausedAt } }: { queue: QueueOverview }) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useSwitchQueue();
  const isPaused = pausedAt !== null;
  const Icon = isPaused ? Play : Pause;

  const press = () =>
    mutate(
      { queue: name, to: isPaused ? "resume" : "pause" },
      {
        onSuccess: () => notify({ title: isPaused ? t`Queue ${name} is running again.` : t`Queue ${name} is paused.` }),
        onError: (error) =>
          notifyFailure(error, {
            title: t`Error`,
            fallback: t`The queue could not be paused or resumed. Please try again.`,
          }),
      },
    );

  return (
    <Button
      look="small"
      disabled={isPending}
      onClick={press}
      aria-label={isPaused ? t`Resume queue ${name}` : t`Pause queue ${name}`}
    >
      <Icon aria-hidden className="size-4" />
      {isPaused ? t({ message: "Resume", context: "a paused queue" }) : t`Pause`}
    </Button>
  );
}
