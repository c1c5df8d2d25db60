import type { AuthorView } from '@waybill/contract/timeline/item-view';
import type { Db } from '../../../platform/db/database.ts';
import { inZone } from '../../../platform/db/in-zone.ts';
import type { Fragment } from '../../../platform/db/sql.ts';

type PersonRow = Omit<AuthorView, 'rating'> & { readonly ratingSum: number; readonly ratingCount: number };

/** Public profiles of these people. Each is looked up by key: joined freely, small tables are read whole. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, AuthorView>> {
  const rows = await db<PersonRow[]>`
    select person.* from unnest(${[...new Set(ids)]}::text[]) as wanted(id)
    cross join lateral (
      select account.id, username, full_name, profile_picture, is_dispatch_partner, is_staff, kyc_status = 1 as is_identity_checked,
        number_of_deliveries, rating_sum, rating_count
      from account join profile on profile.user_id = account.id where account.id = wanted.id limit 1) as person`;
  return new Map(rows.map((row) => [row.id, personViewOf(row)]));
}

function personViewOf({ ratingSum, ratingCount, ...person }: PersonRow): AuthorView {
  return { ...person, rating: averageOf(ratingSum, ratingCount) };
}

/** Rounded to one decimal: people cannot feel more. */
export function averageOf(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}

/** Everybody named by an order or a negotiation exists: accounts are never deleted. */
export function personOf(people: ReadonlyMap<string, AuthorView>, id: string): AuthorView {
  const person = people.get(id);
  if (!person) throw new Error(`${id} is part of an order and has no profile`);
  return person;
}

/** The facts about a member that carrying depends on. */
export type CarrierStatus = {
  readonly isKycCompleted: boolean;
  readonly isBlocked: boolean;
  readonly isDispatchPartner: boolean;
};

export async function findCarrierStatus(db: Db, userId: string | Fragment): Promise<CarrierStatus | undefined> {
  const [row] = await db<CarrierStatus[]>`
    select kyc_status = 1 as is_kyc_completed, blocked_at is not null as is_blocked, is_dispatch_partner
    from account join profile on profile.user_id = account.id where account.id = ${userId}`;
  return row;
}

/** Staff, or a provider, have checked this person's identity. */
export async function isCheckedPerson(db: Db, userId: string): Promise<boolean> {
  const [row] = await db`select from profile where user_id = ${userId} and kyc_status = 1`;
  return row !== undefined;
}

export async function findPhone(db: Db, userId: string): Promise<string | null> {
  const [row] = await db<{ phone: string | null }[]>`select phone from account where id = ${userId}`;
  return row?.phone ?? null;
}

export type Home = { readonly countryCode: string; readonly today: string };

/** A member's country decides the currency; their time zone decides which day it is. */
export async function findHome(db: Db, userId: string, timeZone: string): Promise<Home> {
  const [row] = await db<Home[]>`
    select country_code, to_char(now() ${inZone(db, timeZone)}, 'YYYY-MM-DD') as today from account where id = ${userId}`;
  if (!row) throw new Error('Whoever is signed in has no account');
  return row;
}
