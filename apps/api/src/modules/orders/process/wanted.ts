import { Problem } from '../../../platform/http/problem.ts';
import type { LockedPackage } from '../../timeline/index.ts';

/** Requires that a carrier is still wanted; else throws the reason. */
export function requireWanted(item: LockedPackage): void {
  if (item.status === 'matched' || item.status === 'delivered')
    throw new Problem('already_matched', 'This parcel has found its carrier.');
  if (item.status !== 'open' || item.isRemoved || item.isAuthorBlocked)
    throw new Problem('no_longer_open', 'This parcel is no longer being sent.');
  if (item.isPast) throw new Problem('no_longer_open', 'The day of this parcel is over.');
}

export function feeIsFixed(): Problem {
  return new Problem('fee_differs', 'This was sold, and its buyer pays the fee they were told. It stays as it is.');
}
