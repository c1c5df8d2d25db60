/** Who gets what of a fee, in minor units. */
export type Shares = {
  readonly carrierEarns: number;
  readonly commission: number;
  readonly senderGets: number;
};

type Fee = { readonly feeMinor: number; readonly commissionMinor: number };

/**
 * What becomes of the fee when the carrier is given a part of it: our commission is taken of that part, at the rate of the
 * whole fee and rounded down as the books do, and the rest goes back.
 */
export function sharesOf(partMinor: number, { feeMinor, commissionMinor }: Fee): Shares {
  const percent = feeMinor === 0 ? 0 : Math.round((commissionMinor * 100) / feeMinor);
  const commission = Math.floor((partMinor * percent) / 100);
  return { carrierEarns: partMinor - commission, commission, senderGets: feeMinor - partMinor };
}

/** What is wrong with a split, in words; undefined where nothing is. */
export function splitComplaint(partMajor: number | '', feeMajor: number): string | undefined {
  if (partMajor === '') return 'Please enter the carrier’s part';
  if (Number.isNaN(partMajor) || Number(partMajor.toFixed(2)) !== partMajor) return 'Please enter an amount like 1,250.50';
  if (partMajor <= 0) return 'To give the carrier nothing, refund the sender';
  return partMajor >= feeMajor ? 'To give the carrier all of it, release the fee' : undefined;
}
