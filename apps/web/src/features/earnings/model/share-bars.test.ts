import { describe, expect, it } from 'vitest';
import { mostOf, shareBars } from './share-bars.ts';

const days = [
  { day: '2026-11-01', earned: 100, shares: 60 },
  { day: '2026-11-02', earned: 0, shares: 0 },
  { day: '2026-11-03', earned: -40, shares: -20 },
  { day: '2026-11-04', earned: 0.01, shares: 0 },
];

describe('the bars of what a business earned', () => {
  it('are as high as the sum, with the riders’ part at the foot; nothing and less than nothing have none', () => {
    const bars = shareBars(days, 320, 100, mostOf(days));
    expect(bars.map(({ earnedHeight, sharesHeight }) => [earnedHeight, sharesHeight])).toEqual([
      [100, 60],
      [0, 0],
      [0, 0],
      [2, 0],
    ]);
  });

  it('stand beside each other within the width, however many days there are', () => {
    const year = Array.from({ length: 366 }, (_, index) => ({ day: String(index), earned: 1, shares: 0 }));
    const last = shareBars(year, 320, 100, 1).at(-1);
    expect(last && last.x + last.width <= 320 && last.width > 0).toBe(true);
    expect(shareBars([], 320, 100, 0)).toEqual([]);
  });
});
