import { type Currency, homeCurrency } from '@waybill/contract/money';
import { expressLimits } from '@waybill/contract/orders/enums';
import type { Spot } from '@waybill/contract/places/distance';
import { dispatchMode } from '@waybill/contract/timeline/enums';
import type { Db } from '../../../platform/db/database.ts';
import { onTheMap } from '../express/mercator.ts';
import { isFresh, isWithinHours } from './duty.ts';

/** A rider on duty whom a sender may ring. The position never leaves the server. */
export type Rider = Spot & {
  readonly id: string;
  readonly dispatchMode: number;
  readonly username: string;
  readonly fullName: string;
  readonly profilePicture: string | null;
  readonly isDispatchPartner: boolean;
  readonly isStaff: boolean;
  readonly isIdentityChecked: boolean;
  readonly numberOfDeliveries: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly baseFareMinor: string | null;
  readonly countryCode: string;
};

/** A rider who carries this many parcels is not asked to hurry for one more. */
export const mostRunning = 5;

/**
 * Conditions that make a rider reachable for a sender, beside being on duty: of a row called `duty`, with `person` beside it.
 * The cheapest first: most of those who are passed over are so by their own row.
 */
const isReachableFor = (db: Db, senderId: string) => db`
  ${isFresh(db, expressLimits.positionMinutes)} and duty.user_id <> ${senderId}
  and duty.user_id <> all(coalesce((select muted_users from profile where user_id = ${senderId}), '{}'))
  and kyc_status = 1 and blocked_at is null and (restricted_at is null or restricted_until <= now()) and ${senderId} <> all(muted_users) and ${isWithinHours(db)}
  and not exists (
    select from delivery_order where carrier_id = duty.user_id and status in (1, 2, 3, 10, 11) ${db.unsafe(`offset ${mostRunning - 1}`)})`;

/** Each by their key, one row (`limit 1` leaves the planner no other way): the nearest come off the index one by one. */
const person = (db: Db) => db`
  cross join lateral (
    select username, is_dispatch_partner, is_staff, country_code, blocked_at, restricted_at, restricted_until from account where id = duty.user_id limit 1) as account
  cross join lateral (
    select full_name, profile_picture, number_of_deliveries, rating_sum, rating_count, kyc_status, muted_users
    from profile where user_id = duty.user_id limit 1) as profile
  left join lateral (
    select working_hours_start, working_hours_end, base_fare_minor
    from dispatch_business where is_dispatch_partner and user_id = duty.user_id limit 1) as business on true`;

const columns = (db: Db) => db`
  duty.user_id as id, duty.dispatch_mode, duty.latitude, duty.longitude, username, full_name, profile_picture, is_dispatch_partner,
  is_staff, kyc_status = 1 as is_identity_checked, number_of_deliveries, rating_sum, rating_count, country_code, base_fare_minor`;

export type Search = {
  readonly senderId: string;
  readonly around: Spot;
  readonly km: number;
  readonly riders: number;
  /** Only those who travel by one of these. */
  readonly dispatchModes?: readonly number[] | undefined;
  /** Riders who were asked before. */
  readonly except?: readonly string[];
};

/**
 * Riders about as far as each other may stand in another order on the map than on the ground: so many more are found. Near the
 * equator, where the map is true, they would have to be within metres of each other.
 */
const spareAt = ({ latitude }: Spot) => (Math.abs(latitude) < 20 ? 1 : 8);

/** Riders on duty around a place that one search looks at: it ends also where nobody can be rung. */
export const mostLookedAt = 4_000;

/**
 * Riders nearest on the map: some more than are wanted. They come off the index one by one, nearest first, until there are
 * enough. A square around the place would not help: the planner takes it for a handful of riders, and sorts a town. The text is
 * the same for every search, so that it is planned once: planning takes longer than searching.
 */
export async function findNearOnMap(db: Db, search: Search): Promise<readonly Rider[]> {
  const { x, y } = onTheMap(search.around);
  const { dispatchModes = Object.values(dispatchMode), except = [] } = search;
  return db<Rider[]>`
    select ${columns(db)}
    from (
      select user_id, dispatch_mode, latitude, longitude, positioned_at, spot <-> point(${x}, ${y}) as away
      from carrier_duty where is_on_duty order by away ${db.unsafe(`limit ${mostLookedAt}`)}) as duty
    ${person(db)}
    where duty.dispatch_mode = any((select ${[...dispatchModes]}::smallint[])::smallint[])
      and duty.user_id <> all((select ${[...except]}::text[])::text[])
      and ${isReachableFor(db, search.senderId)}
    order by away ${db.unsafe(`limit ${search.riders + spareAt(search.around)}`)}`;
}

/** Riders among these who can be rung now. */
export async function findReachable(db: Db, senderId: string, ids: readonly string[]): Promise<readonly Rider[]> {
  return db<Rider[]>`
    select ${columns(db)} from carrier_duty as duty ${person(db)}
    where duty.user_id = any(${[...ids]}) and duty.is_on_duty and ${isReachableFor(db, senderId)}`;
}

/** Riders who were rung, on duty or not. */
export async function findRung(db: Db, ids: readonly string[]): Promise<readonly Omit<Rider, 'latitude' | 'longitude'>[]> {
  return db<Rider[]>`select ${columns(db)} from carrier_duty as duty ${person(db)} where duty.user_id = any(${[...ids]})`;
}

export function currencyOf({ countryCode }: Pick<Rider, 'countryCode'>): Currency {
  return homeCurrency(countryCode);
}
