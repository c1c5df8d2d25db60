import { describe, expect, it } from 'vitest';
import { monthBars } from './month-bars.ts';

describe('the months as bars', () => {
  it('share one scale, so that sent and carried can be compared', () => {
    const chart = monthBars([
      { month: '2026-10', sent: 1, delivered: 4 },
      { month: '2026-11', sent: 2, delivered: 0 },
    ]);
    expect(chart?.highest).toBe(4);
    expect(chart?.bars).toEqual([
      { short: 'Oct', long: 'October 2026', sent: 1, delivered: 4, sentShare: 0.25, deliveredShare: 1 },
      { short: 'Nov', long: 'November 2026', sent: 2, delivered: 0, sentShare: 0.5, deliveredShare: 0 },
    ]);
  });

  it('are not drawn while nothing has happened', () => {
    expect(monthBars([{ month: '2026-11', sent: 0, delivered: 0 }])).toBeUndefined();
    expect(monthBars([])).toBeUndefined();
  });
});
