import { describe, expect, it } from 'vitest';
import { earningBars } from './earning-bars.ts';

const days = (...amounts: number[]) =>
  amounts.map((earned, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, currency: 'NGN' as const, earned }));

describe('the bars of what was earned', () => {
  it('stand in proportion, the highest as high as the picture', () => {
    expect(earningBars(days(5000, 10_000, 0), 300, 100).map(({ height }) => height)).toEqual([50, 100, 0]);
  });
  it('show the smallest earning too', () => {
    expect(earningBars(days(1, 1_000_000), 300, 100)[0]?.height).toBe(2);
  });
  it('lie beside each other within the picture', () => {
    const bars = earningBars(days(1, 1, 1), 300, 100);
    expect(bars.map(({ x }) => x)).toEqual([3, 103, 203]);
    expect(bars.at(-1)).toMatchObject({ x: 203, width: 94 });
  });
  it('are flat where nothing was earned', () => {
    expect(earningBars(days(0, 0), 300, 100).map(({ height }) => height)).toEqual([0, 0]);
  });
});
