import { toMajor, toMinor } from '../money.ts';
import { commissionOn } from './shares.ts';

/** The part of a fee that its carrier earns, our commission taken off; both in major units. */
export function earningsOf(fee: number): number {
  const minor = toMinor(fee);
  return toMajor(minor - commissionOn(minor));
}
