import { Problem } from '../../../platform/http/problem.ts';
import type { LockedPackage } from '../../timeline/index.ts';

/** Requires that a carrier is still wanted; else throws the reason. */
export function requireWanted(item: LockedPackage): void {
  const reason = whyUnwanted(item);
  if (reason) throw reason;
}

/** Why no carrier is wanted, if none is. */
export function whyUnwanted(item: LockedPackage): Problem | undefined {
  if (item.status === 'matched' || item.status === 'delivered')
    return new Problem('already_matched', 'This parcel has found its carrier.');
  if (item.status !== 'open' || item.isRemoved || item.isAuthorBlocked)
    return new Problem('no_longer_open', 'This parcel is no longer being sent.');
  return item.isPast ? new Problem('no_longer_open', 'The day of this parcel is over.') : undefined;
}

export function feeIsFixed(): Problem {
  return new Problem('fee_differs', 'This was sold, and its buyer pays the fee they were told. It stays as it is.');
}
