import { describe, expect, it } from 'vitest';
import { sharesOf, splitComplaint } from './split.ts';

const fee = { feeMinor: 500_000, commissionMinor: 50_000 };

describe('who gets what of a split fee', () => {
  it('is the part less commission for the carrier and the rest for the sender', () => {
    expect(sharesOf(200_000, fee)).toEqual({ carrierEarns: 180_000, commission: 20_000, senderGets: 300_000 });
  });

  it('loses no kobo, whatever the part', () => {
    for (const part of [1, 9, 10, 33_333, 123_457, 499_999, 500_000]) {
      const { carrierEarns, commission, senderGets } = sharesOf(part, fee);
      expect(carrierEarns + commission + senderGets).toBe(fee.feeMinor);
    }
  });

  it('rounds commission down, as the books do', () => {
    expect(sharesOf(19, fee).commission).toBe(1);
    // The whole fee’s own commission was rounded: the rate is ten percent all the same.
    expect(sharesOf(500, { feeMinor: 100_005, commissionMinor: 10_000 }).commission).toBe(50);
  });
});

describe('a split', () => {
  it.each([
    ['', /enter the carrier/],
    [Number.NaN, /like 1,250.50/],
    [1.005, /like 1,250.50/],
    [0, /refund the sender/],
    [5000, /release the fee/],
    [7000, /release the fee/],
  ] as const)('of %s is refused with a word', (part, words) => {
    expect(splitComplaint(part, 5000)).toMatch(words);
  });

  it('of anything in between is fine', () => {
    expect(splitComplaint(0.01, 5000)).toBeUndefined();
    expect(splitComplaint(4999.99, 5000)).toBeUndefined();
  });
});
