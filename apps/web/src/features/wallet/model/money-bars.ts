export type FlowDay = { readonly day: string; readonly moneyIn: number; readonly moneyOut: number };

type Bar = {
  readonly day: string;
  readonly x: number;
  readonly width: number;
  readonly inHeight: number;
  readonly outHeight: number;
};

export type Bars = {
  readonly bars: readonly Bar[];
  readonly baseline: number;
  readonly width: number;
  readonly height: number;
  /** The ends of the axis, in major units. */
  readonly highest: number;
  readonly deepest: number;
};

const smallest = 2;

/**
 * Where each day’s bars stand: money in above the line, money out below it, both on one scale, so that heights can be
 * compared. Any movement is at least visible. `end` says where the axis ends for the most of a day.
 */
export function moneyBars(days: readonly FlowDay[], width: number, height: number, end = (most: number) => most): Bars {
  const most = (of: (day: FlowDay) => number) => end(days.reduce((so, day) => Math.max(so, of(day)), 0));
  const highest = most((day) => day.moneyIn);
  const deepest = most((day) => day.moneyOut);
  const room = height - 2 * smallest;
  const scale = highest + deepest === 0 ? 0 : room / (highest + deepest);
  const sized = (amount: number) => (amount > 0 ? Math.max(smallest, amount * scale) : 0);
  const step = width / Math.max(1, days.length);
  const gap = Math.min(6, step * 0.28);
  return {
    width,
    height,
    highest,
    deepest,
    baseline: highest + deepest === 0 ? height / 2 : smallest + highest * scale,
    bars: days.map(({ day, moneyIn, moneyOut }, index) => ({
      day,
      x: index * step + gap / 2,
      width: step - gap,
      inHeight: sized(moneyIn),
      outHeight: sized(moneyOut),
    })),
  };
}

/** The sums of money in and out, in minor units so that cents add up exactly. */
export function flowTotals(days: readonly FlowDay[]): { readonly inMinor: number; readonly outMinor: number } {
  return days.reduce(
    ({ inMinor, outMinor }, { moneyIn, moneyOut }) => ({
      inMinor: inMinor + Math.round(moneyIn * 100),
      outMinor: outMinor + Math.round(moneyOut * 100),
    }),
    { inMinor: 0, outMinor: 0 },
  );
}
