import { amount, toMajor, toMinor } from '@waybill/contract/money';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const complaintOf = (value: unknown) => z.safeParse(amount, value).error?.issues[0]?.message;

describe('an amount', () => {
  it.each([0.01, 0.1, 0.29, 1, 1.1, 2.675 * 100, 4.35, 100.05, 8_765_432.19, 999_999_999_999.99, 1_000_000_000_000])(
    'of %s is taken, and comes back from minor units as it was',
    (value) => {
      expect(complaintOf(value)).toBeUndefined();
      expect(toMajor(toMinor(value))).toBe(value);
    },
  );

  it.each([1.005, 0.001, 0.009, 100.001, 100.0000001, 0.1 + 0.2, 1e-7, 999_999_999_999.991])(
    'of %s is refused: two decimals are the most',
    (value) => {
      expect(complaintOf(value)).toBe('Two decimals are the most');
    },
  );

  it.each([0, -0, -1, -0.01])('of %s is refused: it must be above zero', (value) => {
    expect(complaintOf(value)).toBe('Please enter an amount above zero');
  });

  it.each([1_000_000_000_000.01, 2 ** 53, 2 ** 53 + 2, 1e300])('of %s is refused: that is more than we can move', (value) => {
    expect(complaintOf(value)).toBe('That is more than we can move');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '500', '', null, undefined, true, [5], {}, 5n])(
    'that is %s is none',
    (value) => {
      expect(complaintOf(value)).toBe('Please enter an amount');
    },
  );
});
