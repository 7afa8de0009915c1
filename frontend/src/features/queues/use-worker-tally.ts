import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** How many workers are in a state, as '5 idle': where words are inflected, a state's own name fits one worker only. */
export function useWorkerTally() {
  const { t, i18n } = useLingui();
  return (count: number, state: string) => {
    switch (state) {
      case "started":
        return t`${plural(count, { one: "# starting", other: "# starting" })}`;
      case "idle":
        return t`${plural(count, { one: "# idle", other: "# idle" })}`;
      case "busy":
        return t`${plural(count, { one: "# busy", other: "# busy" })}`;
      case "suspended":
        return t`${plural(count, { one: "# paused", other: "# paused" })}`;
      case "silent":
        return t`${plural(count, { one: "# silent", other: "# silent" })}`;
      default:
        return `${i18n.number(count)} ${state}`;
    }
  };
}
