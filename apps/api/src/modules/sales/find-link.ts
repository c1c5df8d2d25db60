import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type Counter, countAgainst, isPassed } from '../../platform/http/rate-limit.ts';
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

/** Different wrong codes that one network may try in an hour: more than all its people mistype, and far too few to find a sale. */
const guesses = { max: 40, seconds: 3600 };

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
  const counter = { key: `sale link missed|${networkOf(ip)}`, ...guesses };
  const [sale, isGuessing] = await Promise.all([findSaleByCode(db, code), isPassed(db, counter)]);
  if (sale) return !isGuessing || isProven(sale) ? sale : undefined;
  if (!isGuessing) await countMiss(db, counter, code);
  return undefined;
}

/** One wrong link in a chat of hundreds is one miss, however often it is opened. */
async function countMiss(db: Db, counter: Counter, code: string): Promise<void> {
  try {
    await countAgainst(db, [{ ...counter, key: `${counter.key}|${code}`, max: 1 }]);
    await countAgainst(db, [counter]);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
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
