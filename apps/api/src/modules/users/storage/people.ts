import type { BusinessContactView } from '@waybill/contract/ops/business-contact-view';
import type { PersonView } from '@waybill/contract/ops/person-view';
import type { Position } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { plainIdentifier } from '../../identity/index.ts';

export const personColumns = (db: Db) => db`
  account.id, username, full_name, profile_picture, is_dispatch_partner, blocked_at is not null as is_blocked, is_staff, kyc_status`;

/** People by id, as staff see them. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PersonView>> {
  const rows = await db<PersonView[]>`
    select ${personColumns(db)} from account join profile on profile.user_id = account.id where account.id = any(${[...new Set(ids)]})`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Every name that somebody goes by: their own, that of their business, and that of who speaks for it. */
export async function findKnownNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db<{ userId: string; names: string[] }[]>`
    select profile.user_id, array_remove(array[full_name, business.name, business.rep_name], null) as names
    from profile left join dispatch_business as business on business.user_id = profile.user_id
    where profile.user_id = any(${[...new Set(ids)]})`;
  return new Map(rows.map(({ userId, names }) => [userId, names]));
}

export type PeopleWanted = {
  readonly searchText: string;
  readonly only: 'all' | 'suspended' | 'partners' | 'staff';
  readonly before: Position | undefined;
  readonly limit: number;
  readonly skip: number;
};

/** The newest first. By a part of a name, the beginning of a username or an email, or a phone or an id as it is. */
export async function searchPeople(db: Db, wanted: PeopleWanted): Promise<(PersonView & Position)[]> {
  const { searchText, only, before, limit, skip } = wanted;
  const text = searchText.trim();
  const [begins, holds] = [`${literally(plainIdentifier(text))}%`, `%${literally(text)}%`];
  const isWanted = {
    all: db`true`,
    suspended: db`blocked_at is not null`,
    partners: db`is_dispatch_partner`,
    staff: db`is_staff`,
  }[only];
  return db<(PersonView & Position)[]>`
    select ${personColumns(db)}, account.created_at
    from account join profile on profile.user_id = account.id
    left join dispatch_business as business on business.user_id = account.id
    where ${isWanted}
      ${before ? db`and (account.created_at, account.id) < (${before.createdAt}, ${before.id})` : db``}
      ${
        text === ''
          ? db``
          : db`and (account.id = ${text} or account.phone = ${plainIdentifier(text)} or username like ${begins}
                or account.email like ${begins} or full_name ilike ${holds} or business.name ilike ${holds})`
      }
    order by account.created_at desc, account.id desc limit ${limit} offset ${skip}`;
}

/** Escapes wildcards in typed text. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The facts about a member that staff need beyond the list. */
export type PersonRow = PersonView & {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phoneNumber: string | null;
  readonly phoneVerified: boolean;
  readonly city: string;
  readonly countryOfResidence: string;
  readonly businessName: string | null;
  readonly createdAt: Date;
  readonly lastSeen: Date | null;
  readonly isDeactivated: boolean;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly numberOfDeliveries: number;
  readonly packagesSent: number;
};

export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const [row] = await db<PersonRow[]>`
    select ${personColumns(db)}, account.email, email_verified_at is not null as email_verified, account.phone as phone_number,
           phone_verified_at is not null as phone_verified, city, country_name as country_of_residence,
           business.name as business_name, account.created_at, deactivated_at is not null as is_deactivated,
           greatest((select max(seen_at) from presence where presence.user_id = account.id),
                    (select max(last_used_at) from session where session.user_id = account.id)) as last_seen,
           rating_sum, rating_count, number_of_deliveries, packages_sent
    from account join profile on profile.user_id = account.id
    left join dispatch_business as business on business.user_id = account.id
    where account.id = ${id}`;
  return row;
}

/** Contact data of a business and its representative; nothing for a person. */
export async function findBusinessContact(db: Db, userId: string): Promise<BusinessContactView | undefined> {
  const [row] = await db<BusinessContactView[]>`
    select business.name as business_name, business.email as business_email, business.phone as business_phone_number,
           website as business_website, rep_name as business_rep_name, rep_role as business_rep_role, rep_city as business_rep_city,
           rep_country as business_rep_country, account.phone as phone_number, phone_verified_at is not null as phone_verified
    from dispatch_business as business join account on account.id = business.user_id where business.user_id = ${userId}`;
  return row;
}
