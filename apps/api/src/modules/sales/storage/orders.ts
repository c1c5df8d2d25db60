import type { Place } from '@waybill/contract/places/place';
import type { BuyerPayTime } from '@waybill/contract/sales/enums';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** An order of what is sold, whose id is its buyer’s in the books. */
export type SaleOrderRow = {
  readonly id: string;
  readonly saleId: string;
  readonly name: string;
  readonly phone: string;
  readonly dropoffAddress: string;
  readonly dropoff: Place;
  readonly payWhen: BuyerPayTime;
  readonly feeMinor: string;
  readonly chargeMinor: string;
  readonly buyerPaysMinor: string;
  /** It keeps others out no longer: it was not paid in time, whether or not the clock has come by. */
  readonly isStale: boolean;
  readonly reservedUntil: Date | null;
  readonly paidAt: Date | null;
  readonly paidReference: string | null;
  readonly endedAt: Date | null;
  readonly endedAs: EndedAs | null;
  readonly complaint: string | null;
  readonly complainedAt: Date | null;
  readonly createdAt: Date;
};

export type EndedAs = 'expired' | 'released' | 'replaced' | 'ended';

const columns = (db: Db) => db`
  id, sale_id, name, phone, dropoff_address, dropoff, pay_when, fee_minor, charge_minor, buyer_pays_minor,
  coalesce(paid_at is null and reserved_until <= now(), false) as is_stale, reserved_until, paid_at, paid_reference, ended_at, ended_as,
  complaint, complained_at, created_at`;

export type NewSaleOrder = Pick<
  SaleOrderRow,
  'id' | 'saleId' | 'name' | 'phone' | 'dropoffAddress' | 'dropoff' | 'payWhen' | 'feeMinor' | 'chargeMinor' | 'buyerPaysMinor'
>;

export function insertSaleOrder(tx: Tx, { dropoff, ...order }: NewSaleOrder, reservedMinutes: number | null): void {
  const row = { ...order, dropoff: tx.json(dropoff) };
  tx.write(tx`insert into sale_order ${tx(row)}`);
  tx.write(tx`
    update sale_order set reserved_until = now() + ${reservedMinutes}::int * interval '1 minute' where id = ${order.id}`);
}

/** The order of a buyer, whether it still counts or not. */
export async function findSaleOrder(db: Db, saleId: string, buyerId: string): Promise<SaleOrderRow | undefined> {
  const [row] = await db<SaleOrderRow[]>`select ${columns(db)} from sale_order where id = ${buyerId} and sale_id = ${saleId}`;
  return row;
}

/** The one that counts. */
export async function findLiveOrder(db: Db, saleId: string): Promise<SaleOrderRow | undefined> {
  const [row] = await db<SaleOrderRow[]>`select ${columns(db)} from sale_order where sale_id = ${saleId} and ended_at is null`;
  return row;
}

export async function findLiveOrders(db: Db, saleIds: readonly string[]): Promise<ReadonlyMap<string, SaleOrderRow>> {
  const rows = await db<SaleOrderRow[]>`
    select ${columns(db)} from sale_order where sale_id = any(${[...saleIds]}) and ended_at is null`;
  return new Map(rows.map((row) => [row.saleId, row]));
}

/** The newest order with this phone; one that counts before one that does not. */
export async function findOrderOfPhone(db: Db, saleId: string, phone: string): Promise<SaleOrderRow | undefined> {
  const [row] = await db<SaleOrderRow[]>`
    select ${columns(db)} from sale_order where sale_id = ${saleId} and phone = ${phone}
    order by ended_at is null desc, created_at desc limit 1`;
  return row;
}

export async function hasOrderedWithOwnPhone(db: Db, saleId: string, userId: string): Promise<boolean> {
  const [row] = await db`
    select from sale_order join account on account.phone = sale_order.phone and account.phone_verified_at is not null
    where sale_id = ${saleId} and account.id = ${userId} and ended_at is null`;
  return row !== undefined;
}

export function endSaleOrder(tx: Tx, buyerId: string, endedAs: EndedAs): void {
  tx.write(tx`update sale_order set ended_at = now(), ended_as = ${endedAs} where id = ${buyerId} and ended_at is null`);
}

/** One that had only run out of time counts again, because its money is here and nobody has ordered since. */
export function reviveSaleOrder(tx: Tx, buyerId: string): void {
  tx.write(tx`update sale_order set ended_at = null, ended_as = null where id = ${buyerId}`);
}

export function markPaid(tx: Tx, buyerId: string, reference: string): void {
  tx.write(tx`update sale_order set paid_at = now(), paid_reference = ${reference} where id = ${buyerId}`);
}

/** Money that is on its way keeps the place, but not for ever: whoever only begins payments would keep others out. */
export function reserveLonger(tx: Tx, buyerId: string, until: Date, mostMinutes: number): void {
  tx.write(tx`
    update sale_order set reserved_until = greatest(reserved_until, least(${until}, created_at + ${mostMinutes}::int * interval '1 minute'))
    where id = ${buyerId} and reserved_until is not null`);
}

export function writeComplaint(tx: Tx, buyerId: string, complaint: string): void {
  tx.write(tx`update sale_order set complaint = ${complaint}, complained_at = now() where id = ${buyerId}`);
}

/** Sales whose buyers have not paid in time. */
export async function listStaleOrders(db: Db, afterId: string, most: number): Promise<string[]> {
  const rows = await db<{ saleId: string }[]>`
    select sale_id from sale_order
    where ended_at is null and paid_at is null and reserved_until <= now() and sale_id > ${afterId} order by sale_id limit ${most}`;
  return rows.map(({ saleId }) => saleId);
}
