import type { Stats } from '../api/get-stats.ts';

export type MonthBar = {
  /** `Nov`, and `November 2026` for whoever hears it. */
  readonly short: string;
  readonly long: string;
  readonly sent: number;
  readonly delivered: number;
  /** Parts of the highest bar, 0 to 1. */
  readonly sentShare: number;
  readonly deliveredShare: number;
};

const short = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The months as bars of one scale; undefined while there is nothing to draw. */
export function monthBars(months: Stats['months']): readonly MonthBar[] | undefined {
  const highest = Math.max(0, ...months.flatMap(({ sent, delivered }) => [sent, delivered]));
  if (highest === 0) return undefined;
  return months.map(({ month, sent, delivered }) => {
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
}
