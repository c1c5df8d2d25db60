import { hasTwoDecimals } from '@waybill/contract/money';

/** The error of a split; undefined where it is valid. */
export function splitComplaint(partMajor: number | '', feeMajor: number): string | undefined {
  if (partMajor === '') return 'Please enter the carrier’s part';
  if (Number.isNaN(partMajor) || !hasTwoDecimals(partMajor)) return 'Please enter an amount like 1,250.50';
  if (partMajor <= 0) return 'To give the carrier nothing, refund the sender';
  return partMajor >= feeMajor ? 'To give the carrier all of it, release the fee' : undefined;
}
