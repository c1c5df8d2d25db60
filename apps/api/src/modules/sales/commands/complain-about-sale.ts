import { transact } from '../../../platform/db/database.ts';
import { attachImages } from '../../files/index.ts';
import { freezeGoods } from '../../wallet/index.ts';
import type { SalesContext } from '../context.ts';
import { publishChange } from '../events.ts';
import { complaintUntil, notYourOrder, tooLateToComplain } from '../policies.ts';
import { findSaleOrder, writeComplaint } from '../storage/orders.ts';
import { findParcel } from '../storage/parcels.ts';
import { lockSale, setSaleState } from '../storage/sales.ts';

type Complaint = {
  readonly saleId: string;
  readonly buyerId: string;
  readonly message: string;
  readonly imageIdList: readonly string[];
};

/** The goods’ money waits until our people decide. Said twice, it is said once. */
export async function complainAboutSale(
  context: Pick<SalesContext, 'db' | 'publish'>,
  { saleId, buyerId, message, imageIdList }: Complaint,
): Promise<void> {
  await transact(context.db, async (tx) => {
    const sale = await lockSale(tx, saleId);
    const order = await findSaleOrder(tx, saleId, buyerId);
    if (!sale || !order) throw notYourOrder();
    if (order.complaint === message) return;
    const parcel = sale.packageId === null ? undefined : await findParcel(tx, sale.packageId);
    if (!parcel || complaintUntil(sale, order, parcel) === null) throw tooLateToComplain();
    writeComplaint(tx, buyerId, message);
    await attachImages(tx, buyerId, imageIdList, buyerId);
    setSaleState(tx, saleId, 'questioned');
    publishChange(context, tx, sale, 'questioned', buyerId);
    await freezeGoods(tx, parcel.packageId);
  });
}
