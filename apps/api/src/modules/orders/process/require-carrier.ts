import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type CarrierStatus, findCarrierStatus } from '../storage/people.ts';

/** Requires a carrier of other people's parcels to have proven their identity. */
export async function requireCarrier(db: Db, carrierId: string): Promise<void> {
  requireChecked(await findCarrierStatus(db, carrierId));
}

export function requireChecked(accountStatus: CarrierStatus | undefined): void {
  if (!accountStatus?.isKycCompleted)
    throw new Problem(
      'kyc_required',
      'This is for members and businesses that we have checked. Begin, or see how far it is, under “Identity check”.',
    );
}

/** Refuses a carrier who was suspended, or lost their verification, since they asked for the parcel. */
export function requireFree(accountStatus: CarrierStatus | undefined): void {
  if (!accountStatus?.isKycCompleted || accountStatus.isBlocked)
    throw new Problem('no_longer_open', 'This carrier cannot take it any more. Please choose somebody else.');
}
