import type { SaleState } from '@waybill/contract/sales/enums';
import type { Db } from '../../../platform/db/database.ts';
import type { EndedAs } from './orders.ts';

export type PurchaseRow = {
  readonly buyerId: string;
  readonly sellerId: string;
  readonly saleId: string;
  readonly title: string;
  readonly state: SaleState;
  readonly modifiedAt: Date;
  readonly endedAs: EndedAs | null;
};

export async function findPurchaseRows(db: Db, buyerIds: readonly string[]): Promise<PurchaseRow[]> {
  return db<PurchaseRow[]>`
    select sale_order.id as buyer_id, seller_id, sale_id, title, state, modified_at, ended_as
    from sale_order join sale on sale.id = sale_id where sale_order.id = any(${[...buyerIds]})`;
}

export type Unread = { readonly lastSeq: number; readonly unread: number };

/** What has been said to a buyer. Read from the chat’s tables, because the chat module stands above sales. */
export async function findUnread(db: Db, buyerId: string): Promise<Unread> {
  const [row] = await db<Unread[]>`
    select last_seq::int, unread from chat_room as room join chat_member as member on member.room_id = room.id and user_id = room.buyer_id
    where room.buyer_id = ${buyerId}`;
  return row ?? { lastSeq: 0, unread: 0 };
}
