import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findCarrierStatus } from '../storage/people.ts';

/** Whoever takes other people's parcels along has shown who they are. */
export async function requireCarrier(db: Db, carrierId: string): Promise<void> {
  const accountStatus = await findCarrierStatus(db, carrierId);
  if (!accountStatus?.isKycCompleted)
    throw new Problem(
      'kyc_required',
      'This is for members and businesses that we have checked. Begin, or see how far it is, under “Identity check”.',
    );
}

/** Nobody is given a parcel who was suspended, or lost their standing, since they asked for it. */
export async function requireFreeCarrier(db: Db, carrierId: string): Promise<void> {
  const accountStatus = await findCarrierStatus(db, carrierId);
  if (!accountStatus?.isKycCompleted || accountStatus.isBlocked)
    throw new Problem('no_longer_open', 'This carrier cannot take it any more. Please choose somebody else.');
}
