import type { PriceList } from '@waybill/contract/prices/price-list';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type AuthorColumns, authorColumns } from '../../users/index.ts';

/** A business with its newest list, and what one is made from where there is none. */
export type PricingRow = AuthorColumns & {
  readonly countryCode: string;
  readonly baseFareMinor: string | null;
  readonly content: PriceList | null;
  readonly listCurrency: string | null;
  readonly version: number | null;
  readonly createdAt: Date | null;
};

const pricing = (db: Db) => db`
  select ${authorColumns(db)}, country_code, base_fare_minor, newest.content, newest.currency as list_currency, newest.version,
         newest.created_at
  from dispatch_business as business
  join account as author on author.id = business.user_id
  join profile on profile.user_id = author.id
  left join lateral (
    select content, currency, version, created_at from price_list where business_id = author.id order by version desc limit 1) as newest on true
  where author.is_dispatch_partner and author.blocked_at is null`;

export async function findPricing(db: Db, ids: readonly string[]): Promise<readonly PricingRow[]> {
  return db<PricingRow[]>`${pricing(db)} and author.id = any(${[...ids]})`;
}

type Box = { readonly south: number; readonly north: number; readonly west: number; readonly east: number };

/** Checked businesses with an area of theirs within the box; a business names three at most. */
export async function findPricingNear(db: Db, { south, north, west, east }: Box, most: number): Promise<readonly PricingRow[]> {
  return db<PricingRow[]>`${pricing(db)} and kyc_status = 1
    and (base_fare_minor is not null or newest.version is not null)
    and exists (
      select from jsonb_array_elements(business.active_locations) as area
      where (area->'place'->>'latitude')::float8 between ${south} and ${north}
        and (area->'place'->>'longitude')::float8 between ${west} and ${east})
    order by number_of_deliveries desc, author.id limit ${most}`;
}

/** Lists of one business are written one after the other. Answers the version there is; 0 where there is none. */
export async function lockVersion(tx: Tx, businessId: string): Promise<number> {
  await tx`select from dispatch_business where user_id = ${businessId} for update`;
  const [row] = await tx<{ version: number }[]>`
    select coalesce(max(version), 0) as version from price_list where business_id = ${businessId}`;
  return row?.version ?? 0;
}

type NewList = {
  readonly id: string;
  readonly businessId: string;
  readonly version: number;
  readonly currency: string;
  readonly createdBy: string;
};

export function insertPriceList(tx: Tx, list: NewList, content: PriceList): void {
  tx.write(tx`
    insert into price_list (id, business_id, version, currency, created_by, content)
    values (${list.id}, ${list.businessId}, ${list.version}, ${list.currency}, ${list.createdBy}, ${tx.json(content)})`);
}

/** A business or a member leaves: their lists and what they asked about go with them. */
export async function forgetPrices(tx: Tx, userId: string): Promise<void> {
  await tx`delete from price_quote where asked_by = ${userId} or business_id = ${userId}`;
  await tx`delete from price_list where business_id = ${userId}`;
}
