import type { Earnings } from '../api/get-earnings.ts';

export type EarningDay = Earnings['days'][number];

export type EarningBar = { readonly day: string; readonly x: number; readonly width: number; readonly height: number };

const smallest = 2;

export function mostEarned(days: readonly EarningDay[]): number {
  return days.reduce((so, { earned }) => Math.max(so, earned), 0);
}

/** One bar a day from a common line; `most` is as high as the picture. Any earning is at least visible. */
export function earningBars(
  days: readonly EarningDay[],
  width: number,
  height: number,
  most: number = mostEarned(days),
): readonly EarningBar[] {
  const step = width / Math.max(1, days.length);
  const gap = Math.min(6, step * 0.28);
  return days.map(({ day, earned }, index) => ({
    day,
    x: index * step + gap / 2,
    width: step - gap,
    height: earned > 0 ? Math.max(smallest, (earned / most) * height) : 0,
  }));
}
