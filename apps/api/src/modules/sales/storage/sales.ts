import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import {
  type DeliveryPayer,
  groupOfState,
  type PayTime,
  type SaleGroup,
  type SaleState,
  saleLimits,
} from '@waybill/contract/sales/enums';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type SaleRow = {
  readonly id: string;
  readonly code: string;
  readonly sellerId: string;
  readonly title: string;
  readonly description: string;
  readonly priceMinor: string;
  readonly currency: Currency;
  readonly weightGrams: number;
  readonly categoryId: number;
  readonly pickupAddress: string;
  readonly pickup: Place;
  readonly deliveryPaidBy: DeliveryPayer;
  readonly payWhen: PayTime;
  readonly mayOpenFirst: boolean;
  readonly deliveryFeeMinor: string | null;
  readonly state: SaleState;
  readonly packageId: string | null;
  /** It began as a parcel with money to collect: its link is for the receiver alone. */
  readonly isCollected: boolean;
  readonly dueAt: Date | null;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
};

const columns = (db: Db) => db`
  sale.id, sale.code, sale.seller_id, sale.title, sale.description, sale.price_minor, sale.currency, sale.weight_grams, sale.category_id,
  sale.pickup_address, sale.pickup, sale.delivery_paid_by, sale.pay_when, sale.may_open_first, sale.delivery_fee_minor, sale.state,
  sale.package_id, sale.is_collected, sale.due_at, sale.created_at, sale.modified_at`;

export type SaleRequest = { readonly requestKey: string; readonly requestHash: string };

export type NewSale = Omit<SaleRow, 'state' | 'packageId' | 'isCollected' | 'dueAt' | 'createdAt' | 'modifiedAt'> & SaleRequest;

/** False when the same request has made it, or its code is another’s. */
export async function insertSale(tx: Tx, { pickup, ...sale }: NewSale): Promise<boolean> {
  const row = { ...sale, pickup: tx.json(pickup), dueAt: inDays(saleLimits.unpaidDays) };
  const { count } = await tx`insert into sale ${tx(row)} on conflict do nothing`;
  return count === 1;
}

/** A parcel that carries money to collect: it is sent already. */
export function insertCollectedSale(tx: Tx, { pickup, ...sale }: NewSale & { readonly packageId: string }): void {
  const row = { ...sale, pickup: tx.json(pickup), state: 'sent', isCollected: true };
  tx.write(tx`insert into sale ${tx(row)}`);
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

export async function findSaleByRequest(db: Db, requestKey: string): Promise<{ id: string; requestHash: string } | undefined> {
  const [row] = await db<{ id: string; requestHash: string }[]>`
    select id, request_hash from sale where request_key = ${requestKey}`;
  return row;
}

export async function findSale(db: Db, id: string): Promise<SaleRow | undefined> {
  const [row] = await db<SaleRow[]>`select ${columns(db)} from sale where id = ${id}`;
  return row;
}

export async function findSaleByCode(db: Db, code: string): Promise<SaleRow | undefined> {
  const [row] = await db<SaleRow[]>`select ${columns(db)} from sale where code = ${code}`;
  return row;
}

export async function findSaleOfPackage(db: Db, packageId: string): Promise<SaleRow | undefined> {
  const [row] = await db<SaleRow[]>`select ${columns(db)} from sale where package_id = ${packageId}`;
  return row;
}

/** The first lock of whatever changes a sale: then its order, its parcel, the PIN’s row, and the ledger last. */
export async function lockSale(tx: Tx, id: string): Promise<SaleRow | undefined> {
  const [row] = await tx<SaleRow[]>`select ${columns(tx)} from sale where id = ${id} for update`;
  return row;
}

/** How long each state lasts by itself; the others have no time of their own. */
const lastsDays: Readonly<Partial<Record<SaleState, number>>> = {
  waiting: saleLimits.unpaidDays,
  ordered: saleLimits.unpaidDays,
  paid: saleLimits.sendWithinDays,
};

export function setSaleState(tx: Tx, id: string, state: SaleState): void {
  const days = lastsDays[state] ?? null;
  tx.write(tx`
    update sale set state = ${state}, due_at = now() + ${days}::int * interval '1 day', modified_at = now() where id = ${id}`);
}

export function setSalePackage(tx: Tx, id: string, packageId: string): void {
  tx.write(tx`
    update sale set state = 'sent', package_id = ${packageId}, due_at = null, modified_at = now() where id = ${id}`);
}

type Filter = { readonly role: 'seller' | 'buyer'; readonly group: SaleGroup | undefined };
type Window = { readonly before: { createdAt: Date; id: string } | undefined; readonly limit: number; readonly skip: number };

/** What somebody sells, or has ordered with the proven phone of their account, newest first. */
export async function listSalesOf(db: Db, userId: string, { role, group }: Filter, window: Window): Promise<SaleRow[]> {
  const { before, limit, skip } = window;
  const states = Object.entries(groupOfState).flatMap(([state, of]) => (of === group ? [state] : []));
  return db<SaleRow[]>`
    select ${columns(db)} from sale
    where ${role === 'seller' ? db`sale.seller_id = ${userId}` : isOrderedBy(db, userId)}
      ${group === undefined ? db`` : db`and sale.state = any(${states})`}
      ${before === undefined ? db`` : db`and (sale.created_at, sale.id) < (${before.createdAt}, ${before.id})`}
    order by sale.created_at desc, sale.id desc ${db.unsafe(`limit ${Math.trunc(limit)}`)} offset ${before === undefined ? skip : 0}`;
}

const isOrderedBy = (db: Db, userId: string) => db`
  sale.id in (
    select sale_id from sale_order join account on account.phone = sale_order.phone and account.phone_verified_at is not null
    where account.id = ${userId} and sale_order.ended_at is null)`;

/** Sales whose time is over, the oldest first. */
export async function listDueSales(db: Db, afterId: string, most: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from sale where due_at <= now() and id > ${afterId} order by id limit ${most}`;
  return rows.map(({ id }) => id);
}

export type Seller = { readonly fullName: string; readonly phone: string | null };

export async function findSeller(db: Db, userId: string): Promise<Seller> {
  const [row] = await db<Seller[]>`
    select full_name, phone from account join profile on profile.user_id = account.id where account.id = ${userId}`;
  if (!row) throw new Error('A seller has no profile');
  return row;
}
