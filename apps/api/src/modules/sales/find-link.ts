import type { Db } from '../../platform/db/database.ts';
import { noSuchLink, notYourOrder } from './policies.ts';
import { findSaleOrder, type SaleOrderRow } from './storage/orders.ts';
import { findSaleByCode, type SaleRow } from './storage/sales.ts';

export async function saleUnder(db: Db, code: string): Promise<SaleRow> {
  const sale = await findSaleByCode(db, code);
  if (!sale) throw noSuchLink();
  return sale;
}

/** What this browser has ordered under a link. */
export async function orderOf(db: Db, sale: SaleRow, buyerId: string | undefined): Promise<SaleOrderRow> {
  const order = buyerId === undefined ? undefined : await findSaleOrder(db, sale.id, buyerId);
  if (!order) throw notYourOrder();
  return order;
}
