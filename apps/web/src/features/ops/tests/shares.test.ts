import { sharesOf } from '@waybill/contract/wallet/shares';
import { describe, expect, it } from 'vitest';

const held = { feeMinor: 500_000n, chargeMinor: 50_000n };

describe('a split of the escrow', () => {
  it('is the part less commission for the carrier, the rest of the fee for the sender, and the charge for us', () => {
    expect(sharesOf(held, 200_000n)).toEqual({
      carrierGets: 180_000n,
      commission: 20_000n,
      senderGets: 300_000n,
      charge: 50_000n,
    });
  });

  it('is everything for the sender where nothing was carried', () => {
    expect(sharesOf(held, 0n)).toEqual({ carrierGets: 0n, commission: 0n, senderGets: 550_000n, charge: 0n });
  });

  it('loses no kobo, whatever the part, and rounds commission down', () => {
    for (const part of [0n, 1n, 9n, 10n, 19n, 33_333n, 123_457n, 499_999n, 500_000n]) {
      const { carrierGets, commission, senderGets, charge } = sharesOf(held, part);
      expect(carrierGets + commission + senderGets + charge).toBe(550_000n);
      expect(commission).toBe(part / 10n);
    }
  });

  it('is never more than the fee', () => {
    expect(() => sharesOf(held, 500_001n)).toThrow(RangeError);
    expect(() => sharesOf(held, -1n)).toThrow(RangeError);
  });
});
