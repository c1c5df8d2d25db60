import { describe, expect, it } from 'vitest';
import { termsWords } from './share-words.ts';

describe('the rule of a business in words', () => {
  it.each([
    [60, null, '60 % of what is left after our commission'],
    [null, 100, '₦100.00 for each parcel handed over'],
    [60, 100, '60 % of what is left after our commission, and ₦100.00 for each parcel handed over'],
    [0, 0, 'Nothing for each parcel'],
    [null, null, ''],
  ])('%s and %s', (percent, perParcel, words) => {
    expect(termsWords({ percent, perParcel }, 'NGN')).toBe(words);
  });
});
