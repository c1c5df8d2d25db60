import type { QueueFigures } from '@waybill/contract/ops/get-figures';
import { roundTop } from '../../../ui/axis.ts';

type Day = QueueFigures['days'][number];

export type ChartSize = { readonly width: number; readonly height: number };

export type FlowBar = {
  readonly day: string;
  readonly x: number;
  readonly width: number;
  readonly up: number;
  readonly down: number;
};

/** What part of a day its bar takes. */
const filled = 0.72;

/** Bars up for what came in, down for what was decided, by one scale; nothing where nothing happened. */
export function flowBars(days: readonly Day[], { width, height }: ChartSize) {
  const highest = roundTop(Math.max(0, ...days.map(({ cameIn }) => cameIn)), true);
  const deepest = roundTop(Math.max(0, ...days.map(({ decided }) => decided)), true);
  const whole = highest + deepest;
  const baseline = whole === 0 ? height : (height * highest) / whole;
  const each = width / Math.max(1, days.length);
  const bars = days.map(({ day, cameIn, decided }, index): FlowBar => {
    const tall = (count: number) => (whole === 0 ? 0 : (height * count) / whole);
    return { day, x: each * (index + (1 - filled) / 2), width: each * filled, up: tall(cameIn), down: tall(decided) };
  });
  return { bars, baseline, highest, deepest };
}

/** A line through what waited at the end of each day, and the points under it to fill. */
export function waitingLine(days: readonly Day[], { width, height }: ChartSize) {
  const top = roundTop(Math.max(0, ...days.map(({ waiting }) => waiting)), true);
  const step = width / Math.max(1, days.length - 1);
  const points = days.map(({ waiting }, index) => {
    const y = top === 0 ? height : height - (height * waiting) / top;
    return `${(index * step).toFixed(1)},${y.toFixed(1)}`;
  });
  return { top, line: points.join(' '), area: [`0,${height}`, ...points, `${width},${height}`].join(' ') };
}
