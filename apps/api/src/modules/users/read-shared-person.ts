import type { SharedPersonView } from '@waybill/contract/users/get-shared-person';
import type { Db } from '../../platform/db/database.ts';
import { findSharedPerson, type SharedPersonRow } from './storage/shared.ts';

/** The public side of a person; nothing of somebody who has none. */
export async function readSharedPerson(db: Db, id: string): Promise<SharedPersonView | undefined> {
  const row = await findSharedPerson(db, id);
  return row && sharedPersonViewOf(row);
}

export function sharedPersonViewOf(row: SharedPersonRow): SharedPersonView {
  const { id, fullName, profilePicture, isDispatchPartner, isIdentityChecked, ratingSum, ratingCount, numberOfDeliveries } = row;
  return {
    id,
    name: isDispatchPartner ? fullName : (fullName.split(' ')[0] ?? fullName),
    profilePicture,
    isDispatchPartner,
    isIdentityChecked,
    rating: ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10,
    numberOfDeliveries,
  };
}
