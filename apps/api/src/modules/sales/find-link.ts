import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { findGuessed } from '../../platform/http/guesses.ts';
import { buyerIn } from './buyer-cookie.ts';
import type { SalesContext } from './context.ts';
import { noSuchLink, notYourOrder } from './policies.ts';
import { findSaleOrder, type SaleOrderRow } from './storage/orders.ts';
import { findSaleByCode, type SaleRow } from './storage/sales.ts';

type Context = Pick<SalesContext, 'db' | 'keys'>;

/** What is sold under a link, for whoever has it: a browser that has ordered is let in whatever its network does. */
export async function saleUnder(context: Context, request: FastifyRequest, code: string): Promise<SaleRow> {
  const sale = await guessed(context.db, request.ip, code, (found) => buyerIn(context, request, found) !== undefined);
  if (!sale) throw noSuchLink();
  return sale;
}

/**
 * The sale with this code; nothing for a wrong one, and after many wrong ones nothing for a right one either, so that nobody who guesses
 * learns which it was.
 */
export async function guessed(
  db: Db,
  ip: string,
  code: string,
  isProven: (sale: SaleRow) => boolean = () => false,
): Promise<SaleRow | undefined> {
  return findGuessed(db, { what: 'sale link', guess: code, ip }, findSaleByCode(db, code), isProven);
}

/** The sale that this call was about, as it stands after it. */
export async function saleAfter(db: Db, { code }: SaleRow): Promise<SaleRow> {
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
