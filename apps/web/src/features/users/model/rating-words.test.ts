import { describe, expect, it } from 'vitest';
import { ratingCount, starRows } from './rating-words.ts';

describe('the ratings of a person', () => {
  it('is counted from five stars down', () => {
    expect(starRows([1, 0, 0, 1, 2])).toEqual([
      { stars: 5, count: 2, share: 0.5 },
      { stars: 4, count: 1, share: 0.25 },
      { stars: 3, count: 0, share: 0 },
      { stars: 2, count: 0, share: 0 },
      { stars: 1, count: 1, share: 0.25 },
    ]);
    expect(starRows([]).every(({ share }) => share === 0)).toBe(true);
  });

  it('is one rating, or several', () => {
    expect([ratingCount(1), ratingCount(0), ratingCount(1200)]).toEqual(['1 rating', '0 ratings', '1,200 ratings']);
  });
});
