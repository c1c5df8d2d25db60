import { describe, expect, it } from 'vitest';
import { tripFee } from '../src/timeline/journey-room.ts';

describe('the fee of a parcel on a trip', () => {
  it.each([
    ['by its weight', 1500, 2.5, 3750],
    ['rounded up to a kobo', 1500.01, 1.333, 1999.52],
    ['exactly, where floating figures are not', 1000.1, 3, 3000.3],
    ['never below the least that anything is carried for', 100, 0.5, 500],
  ])('is %s', (_, pricePerKg, weight, fee) => {
    expect(tripFee(pricePerKg, weight, 'NGN')).toBe(fee);
  });

  it('has a least of its own in dollars', () => {
    expect(tripFee(4, 0.1, 'USD')).toBe(1);
  });
});
