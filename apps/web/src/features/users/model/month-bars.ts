import { roundTop } from '../../../ui/axis.ts';
import type { Stats } from '../api/get-stats.ts';

type MonthBar = {
  /** `Nov`, and `November 2026` for whoever hears it. */
  readonly short: string;
  readonly long: string;
  readonly sent: number;
  readonly delivered: number;
  /** Parts of the scale, 0 to 1. */
  readonly sentShare: number;
  readonly deliveredShare: number;
};

const short = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export type MonthChart = { readonly bars: readonly MonthBar[]; readonly highest: number };

/** The months as bars of one scale, which ends at a round number; undefined while there is nothing to draw. */
export function monthBars(months: Stats['months']): MonthChart | undefined {
  const highest = roundTop(Math.max(0, ...months.flatMap(({ sent, delivered }) => [sent, delivered])), true);
  if (highest === 0) return undefined;
  const bars = months.map(({ month, sent, delivered }) => {
    const day = new Date(`${month.slice(0, 7)}-01T00:00:00Z`);
    return {
      short: short.format(day),
      long: long.format(day),
      sent,
      delivered,
      sentShare: sent / highest,
      deliveredShare: delivered / highest,
    };
  });
  return { bars, highest };
}
