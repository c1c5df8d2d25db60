import { carrierLine } from './money-line.ts';

/** The money held for a delivery, in minor units. A charge that a credit has paid is zero. */
export type Held = { readonly feeMinor: bigint; readonly chargeMinor: bigint };

/** The division of the held money, in minor units: the parts add up to all that was held. */
export type Shares = {
  readonly carrierGets: bigint;
  readonly senderGets: bigint;
  /** Ours. */
  readonly commission: bigint;
  readonly charge: bigint;
};

/**
 * The one rule by which held money ends: the carrier’s part of the fee decides. Nothing of it is a refund, all of it a release,
 * anything between a split. The books post by it, and whoever decides sees its sums before.
 */
export function sharesOf({ feeMinor, chargeMinor }: Held, partMinor: bigint): Shares {
  if (partMinor < 0n || partMinor > feeMinor) throw new RangeError('A part of the fee is between nothing and all of it');
  // Nothing carried, nothing charged.
  if (partMinor === 0n) return { carrierGets: 0n, senderGets: feeMinor + chargeMinor, commission: 0n, charge: 0n };
  const { earnsMinor, commissionMinor } = carrierLine(partMinor);
  return { carrierGets: earnsMinor, senderGets: feeMinor - partMinor, commission: commissionMinor, charge: chargeMinor };
}
