import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrierLine, chargeFor, commissionPercent, senderLine } from '../src/wallet/money-line.ts';
import { sharesOf } from '../src/wallet/shares.ts';

const minor = fc.bigInt({ min: 1n, max: 500_000_000n });

describe('a fee as a carrier reads it', () => {
  it('is what they earn after a tenth for us', () => {
    expect(commissionPercent).toBe(10);
    expect(carrierLine(500_000n)).toEqual({ feeMinor: 500_000n, commissionMinor: 50_000n, earnsMinor: 450_000n });
  });

  it('leaves the part of a kobo to the carrier', () => {
    expect(carrierLine(19n)).toMatchObject({ commissionMinor: 1n, earnsMinor: 18n });
  });

  it('is what the books pay', () => {
    fc.assert(
      fc.property(minor, (feeMinor) => {
        const { earnsMinor, commissionMinor } = carrierLine(feeMinor);
        const shares = sharesOf({ feeMinor, chargeMinor: 50_000n }, feeMinor);
        expect([earnsMinor, commissionMinor]).toEqual([shares.carrierGets, shares.commission]);
      }),
    );
  });
});

describe('a fee as a sender reads it', () => {
  it('is the fee and our charge, in the currency of the parcel', () => {
    expect(senderLine(500_000n, chargeFor('NGN', false))).toMatchObject({ chargeMinor: 50_000n, paysMinor: 550_000n });
    expect(senderLine(1_500n, chargeFor('USD', false))).toMatchObject({ chargeMinor: 100n, paysMinor: 1_600n });
  });

  it('is the fee alone where a credit pays the charge', () => {
    expect(senderLine(500_000n, chargeFor('NGN', true))).toMatchObject({ isByCredit: true, paysMinor: 500_000n });
  });

  it('comes back whole with a refund', () => {
    fc.assert(
      fc.property(minor, fc.constantFrom(0n, 50_000n), (feeMinor, chargeMinor) => {
        expect(senderLine(feeMinor, chargeMinor).paysMinor).toBe(sharesOf({ feeMinor, chargeMinor }, 0n).senderGets);
      }),
    );
  });
});
