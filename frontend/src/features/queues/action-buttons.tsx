import { useRef, useState } from "react";

import { Button } from "@/ui/button";

import type { ActedOn, JobAction } from "./api/act-on-jobs";
import { ConfirmAction } from "./confirm-action";
import { useActionWords } from "./use-action-words";

interface ActionButtonsProps {
  actions: JobAction[];
  actedOn: ActedOn;
  /** What it acts on, for those who hear a list of equal buttons. */
  label?: string | undefined;
  onDone?: ((action: JobAction) => void) | undefined;
}

/** Buttons that ask before they act, on one job, on those chosen, or on all of a filter. */
export function ActionButtons({ actions, actedOn, label, onDone }: ActionButtonsProps) {
  const [asking, setAsking] = useState<{ action: JobAction; actedOn: ActedOn }>();
  const pressed = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="flex flex-wrap gap-2" role="group" aria-label={label}>
        {actions.map((action) => (
          <ActionButton
            key={action}
            action={action}
            onAll={"filter" in actedOn && !actedOn.filter.jobs}
            onPress={(button) => {
              pressed.current = button;
              setAsking({ action, actedOn: asOfNow(actedOn) });
            }}
          />
        ))}
      </div>
      {asking && (
        <ConfirmAction
          {...asking}
          returnFocusTo={pressed}
          onClose={() => setAsking(undefined)}
          onDone={() => onDone?.(asking.action)}
        />
      )}
    </>
  );
}

interface ActionButtonProps {
  action: JobAction;
  onAll: boolean;
  onPress: (button: HTMLButtonElement) => void;
}

function ActionButton({ action, onAll, onPress }: ActionButtonProps) {
  const { name, nameAll } = useActionWords(action);
  return (
    <Button look={action === "retry" ? "small" : "danger"} onClick={({ currentTarget }) => onPress(currentTarget)}>
      {onAll ? nameAll : name}
    </Button>
  );
}

/** Jobs that come after the question was asked weren't counted, so they aren't meant. */
const asOfNow = (actedOn: ActedOn): ActedOn =>
  "filter" in actedOn ? { filter: { until: new Date().toISOString(), ...actedOn.filter } } : actedOn;
