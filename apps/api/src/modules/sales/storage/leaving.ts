import type { Place } from '@waybill/contract/places/place';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Sales of somebody that somebody else has ordered, and that have not come to their end. */
export async function countRunning(db: Db, sellerId: string): Promise<number> {
  const [row] = await db<[{ running: number }]>`
    select count(*)::int as running from sale
    where seller_id = ${sellerId} and state in ('ordered', 'paid', 'sent', 'arrived', 'questioned')`;
  return row.running;
}

export async function listSalePlaces(db: Db, sellerId: string): Promise<{ id: string; pickup: Place }[]> {
  return db<{ id: string; pickup: Place }[]>`select id, pickup from sale where seller_id = ${sellerId}`;
}

export async function listBuyerPlaces(db: Db, sellerId: string): Promise<{ id: string; dropoff: Place }[]> {
  return db<{ id: string; dropoff: Place }[]>`
    select sale_order.id, dropoff from sale_order join sale on sale.id = sale_id where seller_id = ${sellerId}`;
}

export function blankReasons(tx: Tx, sellerId: string): void {
  tx.write(tx`update sale_decision set because = '' where sale_id in (select id from sale where seller_id = ${sellerId})`);
}

/** The answers of a seller who leaves; their pictures are detached by these ids. */
export async function blankAnswers(tx: Tx, sellerId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    update sale_answer set message = '' where sale_id in (select id from sale where seller_id = ${sellerId}) returning id`;
  return rows.map(({ id }) => id);
}

/** What nobody has ordered is no longer for sale. */
export function blankSale(tx: Tx, id: string, pickup: Place): void {
  tx.write(tx`
    update sale set title = '', description = '', pickup_address = '', pickup = ${tx.json(pickup)},
      state = case when state = 'waiting' then 'ended' else state end, due_at = null
    where id = ${id}`);
}

export function blankBuyer(tx: Tx, id: string, dropoff: Place): void {
  tx.write(tx`
    update sale_order set name = '', phone = '', dropoff_address = '', dropoff = ${tx.json(dropoff)},
      complaint = case when complaint is not null then '' end
    where id = ${id}`);
}
