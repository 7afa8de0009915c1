import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { DrawnAs, Series } from "@/ui/chart/series";

import type { HistoryPoint } from "./api/model";

interface MeasuredSeries extends Omit<Series, "name"> {
  name: MessageDescriptor;
  value: (point: HistoryPoint) => number;
}

export interface Measure {
  title: MessageDescriptor;
  drawnAs: DrawnAs;
  /** Values are seconds, and said as a length of time. */
  isDuration?: boolean;
  series: MeasuredSeries[];
}

/** What a queue's chart can show. Bars stand on each other in this order. */
export const measures = {
  load: {
    title: msg`Waiting and running`,
    drawnAs: "lines",
    series: [
      { name: msg`Waiting`, value: ({ depth }) => depth, stroke: "stroke-hivis", fill: "bg-hivis" },
      { name: msg`Running`, value: ({ running }) => running, stroke: "stroke-blue", fill: "bg-blue", dashed: true },
    ],
  },
  latency: {
    title: msg`Longest wait`,
    drawnAs: "lines",
    isDuration: true,
    series: [
      {
        name: msg`Longest wait`,
        value: ({ oldestSeconds }) => oldestSeconds,
        stroke: "stroke-hivis",
        fill: "bg-hivis",
      },
    ],
  },
  endings: {
    title: msg`Succeeded and failed`,
    drawnAs: "bars",
    series: [
      { name: msg`Failed`, value: ({ failed }) => failed, stroke: "fill-red", fill: "bg-red" },
      { name: msg`Succeeded`, value: ({ succeeded }) => succeeded, stroke: "fill-bar", fill: "bg-bar" },
    ],
  },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;
export const measureNames = Object.keys(measures) as MeasureName[];
