import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../src/earnings/share-rule.ts';
import { carrierLine } from '../src/wallet/money-line.ts';

const minor = fc.bigInt({ min: 1n, max: 500_000_000n });
const percent = fc.integer({ min: 0, max: 100 });

describe('a rider’s share of what a parcel earned', () => {
  it('is a percent of what is left after our commission, and a sum for the parcel', () => {
    expect(shareOf(540_000n, { percent: 70, perParcelMinor: 0n })).toBe(378_000n);
    expect(shareOf(540_000n, { percent: 0, perParcelMinor: 80_000n })).toBe(80_000n);
    expect(shareOf(540_000n, { percent: 10, perParcelMinor: 80_000n })).toBe(134_000n);
  });

  it('leaves the part of a kobo to the business', () => {
    expect(shareOf(199n, { percent: 50, perParcelMinor: 0n })).toBe(99n);
    expect(shareOf(1n, { percent: 99, perParcelMinor: 0n })).toBe(0n);
  });

  it('has no sum for a parcel where nobody took it, and is nothing of nothing', () => {
    expect(shareOf(270_000n, { percent: 50, perParcelMinor: 80_000n }, false)).toBe(135_000n);
    expect(shareOf(0n, { percent: 50, perParcelMinor: 80_000n })).toBe(0n);
  });

  it('adds up with commission and what is left to the fee, to the kobo, whatever the fee and the percent', () => {
    fc.assert(
      fc.property(minor, percent, (feeMinor, part) => {
        const { commissionMinor, earnsMinor } = carrierLine(feeMinor);
        const share = shareOf(earnsMinor, { percent: part, perParcelMinor: 0n });
        const left = earnsMinor - share;
        expect(commissionMinor + share + left).toBe(feeMinor);
        expect(share >= 0n && left >= 0n).toBe(true);
        // Never a whole kobo away from the exact percent.
        const over = earnsMinor * BigInt(part) - share * 100n;
        expect(over >= 0n && over < 100n).toBe(true);
      }),
    );
  });

  it('never grows when less was earned', () => {
    fc.assert(
      fc.property(minor, minor, percent, minor, (one, other, part, perParcelMinor) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const terms = { percent: part, perParcelMinor };
        expect(shareOf(less, terms) <= shareOf(more, terms)).toBe(true);
      }),
    );
  });
});
