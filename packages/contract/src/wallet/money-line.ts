import { type Currency, toMinor } from '../money.ts';
import { sendPackageCharge } from './enums.ts';

/** Our part of a fee, in percent. */
export const commissionPercent = 10;

/** A fee as a carrier reads it, in minor units. */
type CarrierLine = { readonly feeMinor: bigint; readonly commissionMinor: bigint; readonly earnsMinor: bigint };

/** What a carrier earns of a fee, or of their part of one. The commission is rounded down: the remainder stays with the carrier. */
export function carrierLine(feeMinor: bigint): CarrierLine {
  const commissionMinor = (feeMinor * BigInt(commissionPercent)) / 100n;
  return { feeMinor, commissionMinor, earnsMinor: feeMinor - commissionMinor };
}

/** The charge for sending one parcel, in minor units. A credit is spent before money, and leaves nothing to pay. */
export function chargeFor(currency: Currency, hasCredit: boolean): bigint {
  return hasCredit ? 0n : toMinor(sendPackageCharge[currency]);
}

/** A fee as a sender reads it, in minor units. */
type SenderLine = {
  readonly feeMinor: bigint;
  readonly chargeMinor: bigint;
  /** The charge was paid with a credit. */
  readonly isByCredit: boolean;
  readonly paysMinor: bigint;
};

/** What a sender pays in all: the fee, and the charge unless a credit has paid it, which makes it zero. */
export function senderLine(feeMinor: bigint, chargeMinor: bigint): SenderLine {
  return { feeMinor, chargeMinor, isByCredit: chargeMinor === 0n, paysMinor: feeMinor + chargeMinor };
}
