import { describe, expect, it } from 'vitest';
import { scrollDurationMs, scrollPositionAt } from './scroll-to-top.ts';

describe('scrolling to the top', () => {
  it('takes half a second', () => {
    expect(scrollDurationMs).toBe(500);
    expect(scrollPositionAt(2000, 0)).toBe(2000);
    expect(scrollPositionAt(2000, 250)).toBe(1000);
    expect(scrollPositionAt(2000, 499)).toBeGreaterThan(0);
    expect(scrollPositionAt(2000, 500)).toBe(0);
  });

  it('only ever goes up, and never past the top', () => {
    let before = 1000;
    for (let elapsed = 0; elapsed <= 600; elapsed += 16) {
      const position = scrollPositionAt(1000, elapsed);
      expect(position).toBeLessThanOrEqual(before);
      expect(position).toBeGreaterThanOrEqual(0);
      before = position;
    }
  });
});
