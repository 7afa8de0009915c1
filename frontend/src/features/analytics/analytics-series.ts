import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { eventTypes, isEventType } from "@/ui/event-types";

import type { AnalyticsPoint } from "./api";

interface CountedSeries {
  name: MessageDescriptor;
  value: (point: AnalyticsPoint) => number;
  stroke: string;
  fill: string;
}

export interface AnalyticsMeasure {
  title: MessageDescriptor;
  series: CountedSeries[];
}

const typed = {
  login: { name: msg`Sign-ins`, stroke: "fill-bar", fill: "bg-bar" },
  document_generation: { name: msg`Documents`, stroke: "fill-hivis", fill: "bg-hivis" },
  career_search: { name: msg`Career searches`, stroke: "fill-blue", fill: "bg-blue" },
  profile_update: { name: msg`Profile updates`, stroke: "fill-green", fill: "bg-green" },
} satisfies Record<(typeof eventTypes)[number], Omit<CountedSeries, "value">>;

const ofType = (type: string) => (point: AnalyticsPoint) => point.events[type] ?? 0;

const otherEvents = ({ events }: AnalyticsPoint) =>
  Object.entries(events).reduce((sum, [type, count]) => (isEventType(type) ? sum : sum + count), 0);

/** The charts, in their order. What a newer server records besides the known types counts as other, if there is any. */
export function measuresOf(points: AnalyticsPoint[]): AnalyticsMeasure[] {
  const activity: CountedSeries[] = eventTypes.map((type) => ({ ...typed[type], value: ofType(type) }));
  if (points.some((point) => otherEvents(point) > 0)) {
    activity.push({ name: msg`Other`, value: otherEvents, stroke: "fill-grey", fill: "bg-grey" });
  }
  return [
    { title: msg`Activity by type`, series: activity },
    {
      title: msg`Sign-ups`,
      series: [{ name: msg`New accounts`, value: ({ signUps }) => signUps, stroke: "fill-bar", fill: "bg-bar" }],
    },
    {
      title: msg`Documents`,
      series: [
        { name: msg`Documents made`, value: ({ documents }) => documents, stroke: "fill-hivis", fill: "bg-hivis" },
      ],
    },
    {
      title: msg`Career searches`,
      series: [{ ...typed.career_search, value: ofType("career_search") }],
    },
  ];
}
