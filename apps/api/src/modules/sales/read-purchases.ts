import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { buyerIn } from './buyer-cookie.ts';
import type { SalesContext } from './context.ts';
import { orderOf, saleUnder } from './find-link.ts';
import { type ChatStanding, chatStanding, notYourOrder, ownSale } from './policies.ts';
import { findLiveOrder } from './storage/orders.ts';
import { findPurchaseRows } from './storage/purchases.ts';
import { findSale } from './storage/sales.ts';

/** What a buyer and their seller write to each other about. */
export type Purchase = ChatStanding & {
  readonly buyerId: string;
  readonly sellerId: string;
  readonly saleId: string;
  readonly title: string;
};

/** What these buyers have ordered, by their ids. */
export async function readPurchases(db: Db, buyerIds: readonly string[]): Promise<ReadonlyMap<string, Purchase>> {
  if (buyerIds.length === 0) return new Map();
  const rows = await findPurchaseRows(db, buyerIds);
  return new Map(
    rows.map(({ state, modifiedAt, endedAs, ...row }) => [
      row.buyerId,
      { ...row, ...chatStanding({ state, modifiedAt }, { endedAs }) },
    ]),
  );
}

/** What this browser has ordered under a link, for whoever is its buyer still. */
export async function purchaseUnder(
  { db, keys }: Pick<SalesContext, 'db' | 'keys'>,
  code: string,
  request: FastifyRequest,
): Promise<Purchase> {
  const sale = await saleUnder({ db, keys }, request, code);
  const order = await orderOf(db, sale, buyerIn({ keys }, request, sale));
  const standing = chatStanding(sale, order);
  if (standing.chat === 'gone') throw notYourOrder();
  return { buyerId: order.id, sellerId: sale.sellerId, saleId: sale.id, title: sale.title, ...standing };
}

/** Whoever has ordered what this member sells. */
export async function buyerOf(db: Db, saleId: string, sellerId: string): Promise<string> {
  ownSale(await findSale(db, saleId), sellerId);
  const order = await findLiveOrder(db, saleId);
  if (!order) throw new Problem('no_longer_open', 'Nobody has ordered this at the moment, so there is nobody to write to.');
  return order.id;
}
