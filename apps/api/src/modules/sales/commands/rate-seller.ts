import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findRatingOfBuyer, rateAsBuyer } from '../../orders/index.ts';
import type { SalesContext } from '../context.ts';
import { saleRated } from '../events.ts';
import { notYourOrder, ratingUntil } from '../policies.ts';
import { findSaleOrder } from '../storage/orders.ts';
import { findParcel } from '../storage/parcels.ts';
import { lockSale } from '../storage/sales.ts';

type Rating = { readonly saleId: string; readonly buyerId: string; readonly stars: number; readonly comment: string };

/** After the handover the buyer says how it was, once. The same said twice is said once. */
export async function rateSeller(
  { db, publish }: Pick<SalesContext, 'db' | 'publish'>,
  { saleId, buyerId, stars, comment }: Rating,
): Promise<void> {
  await transact(db, async (tx) => {
    const sale = await lockSale(tx, saleId);
    const order = await findSaleOrder(tx, saleId, buyerId);
    if (!sale || !order) throw notYourOrder();
    const before = await findRatingOfBuyer(tx, buyerId);
    if (before?.stars === stars && before.comment === comment) return;
    if (before) throw new Problem('already_rated', 'You have given your stars already. Thank you!');
    const parcel = sale.packageId === null ? undefined : await findParcel(tx, sale.packageId);
    if (!parcel?.orderId || ratingUntil(sale, order, parcel) === null)
      throw new Problem('step_not_allowed', 'You can give stars once you have what you bought, for two weeks.');
    await rateAsBuyer(tx, { orderId: parcel.orderId, buyerId, sellerId: sale.sellerId, stars, comment });
    publish(tx, saleRated, { saleId, sellerId: sale.sellerId, buyerId, stars });
  });
}
