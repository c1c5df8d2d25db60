import { describe, expect, it } from 'vitest';
import { flowTotals, moneyBars } from './money-bars.ts';

const days = [
  { day: '2026-11-12', moneyIn: 300, moneyOut: 0 },
  { day: '2026-11-13', moneyIn: 0, moneyOut: 100 },
  { day: '2026-11-14', moneyIn: 0.01, moneyOut: 0 },
];

describe('bars of money in and out', () => {
  const { bars, baseline } = moneyBars(days, 300, 104);

  it('share one scale, so that three times as much is three times as high', () => {
    expect(bars[0]?.inHeight).toBeCloseTo(75);
    expect(bars[1]?.outHeight).toBeCloseTo(25);
  });

  it('stay inside the picture', () => {
    for (const { x, width, inHeight, outHeight } of bars) {
      expect(baseline - inHeight).toBeGreaterThanOrEqual(0);
      expect(baseline + outHeight).toBeLessThanOrEqual(104);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(300);
    }
  });

  it('show even a kobo, and nothing where nothing moved', () => {
    expect(bars[2]?.inHeight).toBe(2);
    expect(bars[2]?.outHeight).toBe(0);
  });

  it('are none at all without any money, and nothing is divided by zero', () => {
    const empty = moneyBars([{ day: '2026-11-14', moneyIn: 0, moneyOut: 0 }], 300, 104);
    expect(empty.bars[0]).toMatchObject({ inHeight: 0, outHeight: 0 });
    expect(empty.baseline).toBe(52);
  });

  it('add up exactly', () => {
    const tenths = Array.from({ length: 3 }, (_, day) => ({ day: String(day), moneyIn: 0.1, moneyOut: 0.7 }));
    expect(flowTotals(tenths)).toEqual({ inMinor: 30, outMinor: 210 });
  });
});
