export type EarningsDay = { readonly day: string; readonly earned: number; readonly shares: number };

type ShareBar = {
  readonly day: string;
  readonly x: number;
  readonly width: number;
  /** All that was earned, and of that what is its riders’. */
  readonly earnedHeight: number;
  readonly sharesHeight: number;
};

const smallest = 2;

/** A bar for each day: what was earned, with the riders’ part at its foot. Days on which more was taken back than earned have none. */
export function shareBars(days: readonly EarningsDay[], width: number, height: number, top: number): ShareBar[] {
  const step = width / Math.max(1, days.length);
  const gap = Math.min(6, step * 0.28);
  const sized = (amount: number) => (amount > 0 && top > 0 ? Math.max(smallest, (amount / top) * height) : 0);
  return days.map(({ day, earned, shares }, index) => ({
    day,
    x: index * step + gap / 2,
    width: step - gap,
    earnedHeight: sized(Math.max(earned, shares)),
    sharesHeight: sized(shares),
  }));
}

export const mostOf = (days: readonly EarningsDay[]) =>
  days.reduce((most, { earned, shares }) => Math.max(most, earned, shares), 0);
