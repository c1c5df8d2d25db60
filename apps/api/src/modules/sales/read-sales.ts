import type { SaleSummaryView, SaleView } from '@waybill/contract/sales/sale-view';
import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { noSuchSale } from './policies.ts';
import { readDecision } from './read-questions.ts';
import { readSidesOf } from './read-sides.ts';
import { findLiveOrders, hasOrderedWithOwnPhone } from './storage/orders.ts';
import { findParcels } from './storage/parcels.ts';
import { findSale, type SaleRow } from './storage/sales.ts';
import { type SaleFacts, saleViewOf, summaryOf } from './views.ts';

type Reading = { readonly db: Db; readonly publicUrl: string };

/** Once it is a parcel, its pictures are the parcel’s. */
export const picturedAs = ({ id, packageId }: SaleRow): string => packageId ?? id;

async function factsOf({ db, publicUrl }: Reading, sales: readonly SaleRow[], role: 'seller' | 'buyer'): Promise<SaleFacts[]> {
  const [orders, parcels, images] = await Promise.all([
    findLiveOrders(
      db,
      sales.map(({ id }) => id),
    ),
    findParcels(
      db,
      sales.flatMap(({ packageId }) => packageId ?? []),
    ),
    imagesOf(db, sales.map(picturedAs)),
  ]);
  return sales.map((sale) => ({
    sale,
    order: orders.get(sale.id),
    parcel: sale.packageId === null ? undefined : parcels.get(sale.packageId),
    images: images.get(picturedAs(sale)) ?? [],
    role,
    question: null,
    publicUrl,
  }));
}

export async function readSummaries(
  reading: Reading,
  sales: readonly SaleRow[],
  role: 'seller' | 'buyer',
): Promise<SaleSummaryView[]> {
  return (await factsOf(reading, sales, role)).map(summaryOf);
}

/** For its seller, and for whoever has ordered it with the proven phone of their account; for others it is not there. */
export async function readSale(reading: Reading, saleId: string, viewerId: string): Promise<SaleView> {
  const sale = await findSale(reading.db, saleId);
  if (!sale) throw noSuchSale();
  const isSeller = sale.sellerId === viewerId;
  if (!isSeller && !(await hasOrderedWithOwnPhone(reading.db, saleId, viewerId))) throw noSuchSale();
  const [facts] = await factsOf(reading, [sale], isSeller ? 'seller' : 'buyer');
  if (!facts) throw noSuchSale();
  return saleViewOf({ ...facts, question: isSeller ? await questionOf(reading.db, facts) : null });
}

async function questionOf(db: Db, { sale, order }: SaleFacts): Promise<SaleFacts['question']> {
  const [sides, decision] = await Promise.all([readSidesOf(db, sale.id, order), readDecision(db, sale.id, sale)]);
  if (!sides) return null;
  return { ...sides, canAnswer: sale.state === 'questioned' && !decision && !sides.answer, decision };
}
