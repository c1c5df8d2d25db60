import type { ImportSettingsDraft } from '@waybill/contract/imports/import-settings';
import type { Place } from '@waybill/contract/places/place';
import type { Db } from '../../../platform/db/database.ts';

export type UsualSettings = {
  readonly fullName: string;
  readonly phone: string | null;
  /** Of the import before. */
  readonly settings: ImportSettingsDraft | null;
  /** Where the newest parcel was picked up. */
  readonly pickupAddress: string | null;
  readonly pickup: Place | null;
};

/** The place of theirs that new parcels start from. */
export type StartingPlace = {
  readonly fullName: string;
  readonly phone: string;
  readonly address: string;
  readonly place: Place;
  readonly landmark: string;
  readonly note: string;
};

export async function findStartingPlace(db: Db, userId: string): Promise<StartingPlace | undefined> {
  const [row] = await db<StartingPlace[]>`
    select full_name, phone, address, place, landmark, note from pickup_place where owner_id = ${userId} and is_default`;
  return row;
}

export async function findUsualSettings(db: Db, userId: string): Promise<UsualSettings> {
  const [row] = await db<UsualSettings[]>`
    select full_name, phone,
           (select settings from parcel_import where user_id = account.id order by created_at desc, id desc limit 1) as settings,
           newest.pickup_address, newest.pickup
    from account join profile on profile.user_id = account.id
    left join lateral (
      select pickup_address, pickup from timeline_item
      where author_id = account.id and type in (1, 5) order by seq desc limit 1) as newest on true
    where account.id = ${userId}`;
  if (!row) throw new Error('Whoever is signed in has no profile');
  return row;
}
