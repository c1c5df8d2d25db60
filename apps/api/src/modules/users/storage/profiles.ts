import type { Place } from '@waybill/contract/places/place';
import type { KycStatus } from '@waybill/contract/users/enums';
import type { OwnUser } from '@waybill/contract/users/user-view';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type NewProfile = {
  readonly userId: string;
  readonly fullName: string;
  readonly city: string;
  readonly countryName: string;
  readonly referrer: string | null;
};

export function insertProfile(tx: Tx, profile: NewProfile): void {
  tx.write(tx`insert into profile ${tx(profile)}`);
}

export const settings = [
  'showReadReceipts',
  'showPresence',
  'directMessagesFrom',
  'webPushNotificationEnabled',
  'emailOnNewNotifications',
  'emailOnDirectMessages',
  'emailPaymentReceipts',
  'emailOrderPerformance',
  'timeZone',
] as const satisfies readonly (keyof OwnUser)[];

/** Notification and privacy settings of a member. */
export type Settings = Readonly<Pick<OwnUser, (typeof settings)[number]>>;

type ProfileChanges = Partial<Settings & { fullName: string; city: string; countryName: string; profilePicture: string | null }>;

/** Only the columns that are named change. */
export function updateProfile(tx: Tx, userId: string, changes: ProfileChanges): void {
  if (Object.keys(changes).length > 0) tx.write(tx`update profile set ${tx(changes)} where user_id = ${userId}`);
}

/** Changes of one person that look at what is there come one after the other. */
export function lockProfile(tx: Tx, userId: string): void {
  tx.write(tx`select 1 from profile where user_id = ${userId} for update`);
}

export function setKycStatus(tx: Tx, userId: string, status: KycStatus): void {
  tx.write(tx`update profile set kyc_status = ${status} where user_id = ${userId}`);
}

export async function isBusiness(db: Db, userId: string): Promise<boolean> {
  const rows = await db`select from account where id = ${userId} and is_dispatch_partner`;
  return rows.length === 1;
}

export type BusinessRow = {
  readonly name: string;
  readonly email: string;
  readonly website: string;
  readonly phone: string;
  readonly repName: string | null;
  readonly repRole: string | null;
  readonly repCity: string | null;
  readonly repCountry: string;
  readonly repCountryCode: string;
  readonly workingHoursStart: string;
  readonly workingHoursEnd: string;
  readonly numberOfVehicles: number;
  readonly baseFareMinor?: string | null;
};

export function insertBusiness(tx: Tx, userId: string, business: BusinessRow): void {
  tx.write(tx`insert into dispatch_business ${tx({ userId, ...business })}`);
}

export function updateBusiness(tx: Tx, userId: string, changes: Partial<BusinessRow>): void {
  if (Object.keys(changes).length > 0) tx.write(tx`update dispatch_business set ${tx(changes)} where user_id = ${userId}`);
}

/** Place where a business works, with the text that was typed; null removes it. */
export type ActiveLocation = { readonly text: string; readonly place: Place } | null;

/** Sets one of three locations, counted from 0; the others stay as they are. */
export function setActiveLocation(tx: Tx, userId: string, index: number, location: ActiveLocation): void {
  tx.write(tx`
    update dispatch_business
    set active_locations = jsonb_set(active_locations, array[${String(index)}], coalesce(${location && tx.json(location)}::jsonb, 'null'))
    where user_id = ${userId}`);
}

const mostMuted = 1_000;

/** The newest are kept: nobody mutes that many people, and lists that everything is checked against must stay short. */
export function insertMute(tx: Tx, userId: string, mutedUserId: string): void {
  tx.write(tx`
    update profile set muted_users = (array_append(array_remove(muted_users, ${mutedUserId}), ${mutedUserId}))
      [greatest(1, cardinality(array_remove(muted_users, ${mutedUserId})) + 2 - ${mostMuted}::int):]
    where user_id = ${userId}`);
}

export function deleteMute(tx: Tx, userId: string, mutedUserId: string): void {
  tx.write(tx`update profile set muted_users = array_remove(muted_users, ${mutedUserId}) where user_id = ${userId}`);
}

const mostHidden = 500;

/** The newest are kept; what was hidden longest ago has sunk out of sight by itself. */
export function hideFromTimeline(tx: Tx, userId: string, itemId: string): void {
  tx.write(tx`
    update profile set not_interested_items = (array_append(array_remove(not_interested_items, ${itemId}), ${itemId}))
      [greatest(1, cardinality(array_remove(not_interested_items, ${itemId})) + 2 - ${mostHidden}::int):]
    where user_id = ${userId}`);
}

export function showOnTimeline(tx: Tx, userId: string, itemId: string): void {
  tx.write(tx`update profile set not_interested_items = array_remove(not_interested_items, ${itemId}) where user_id = ${userId}`);
}

/** Counts a parcel that has arrived for its carrier and its sender. Always in the same order. */
export function countArrival(tx: Tx, { senderId, carrierId }: { senderId: string; carrierId: string }): void {
  for (const userId of [senderId, carrierId].sort()) {
    if (userId === carrierId)
      tx.write(tx`update profile set number_of_deliveries = number_of_deliveries + 1 where user_id = ${userId}`);
    else tx.write(tx`update profile set packages_sent = packages_sent + 1 where user_id = ${userId}`);
  }
}

/** Adds a rating to a member's sum and count of stars. */
export function countRating(tx: Tx, userId: string, stars: number): void {
  tx.write(tx`
    update profile set rating_sum = rating_sum + ${stars}, rating_count = rating_count + 1 where user_id = ${userId}`);
}
