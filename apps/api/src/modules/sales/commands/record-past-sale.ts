import { saleLimits } from '@waybill/contract/sales/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { attachImages, moveImages } from '../../files/index.ts';
import { type PastItem, recordPastItem } from '../../timeline/index.ts';
import { clearPastSale, datePastSale, freezeGoods, keyFor, recordPastSalePayment } from '../../wallet/index.ts';
import { deliveryCost } from '../delivery-fee.ts';
import { findLiveOrder, insertSaleOrder, markPaid, type NewSaleOrder, writeComplaint } from '../storage/orders.ts';
import { findParcel } from '../storage/parcels.ts';
import { findSale, insertSale, type NewSale, type SaleRow, setSalePackage, setSaleState } from '../storage/sales.ts';
import { stateBy } from './follow-sale.ts';

type PastOrder = Omit<NewSaleOrder, 'saleId' | 'feeMinor' | 'chargeMinor' | 'buyerPaysMinor'> & {
  readonly at: Date;
  /** Where they paid before it left. */
  readonly paidAt?: Date;
};

type PastParcel = Pick<PastItem, 'at' | 'item' | 'texts'> & { readonly parcel: NonNullable<PastItem['parcel']> };

/** Something that was put up for sale before this program was there to see it. */
export type PastSale = {
  readonly sale: Omit<NewSale, 'requestKey' | 'requestHash'>;
  readonly at: Date;
  readonly imageIds: readonly string[];
  readonly order?: PastOrder;
  /** As it was sent; whom it goes to and what is held for it follow from the order. */
  readonly parcel?: PastParcel;
  /** Its seller took it down unsold. */
  readonly hasEnded: boolean;
  /** Its parcel was handed over, or given back, at that time. */
  readonly endedAt?: Date | undefined;
  /** It arrived so long ago that its price is cleared. */
  readonly isPaidOut?: boolean;
  /** Its buyer says that it is not what was sold, and our people have not decided. */
  readonly complaint?: { readonly says: string; readonly at: Date };
};

/** Writes it down with the times it happened; what a sale has of time is counted from now, and money moves now. Nobody is told. */
export async function recordPastSale(tx: Tx, past: PastSale): Promise<void> {
  const { id, sellerId } = past.sale;
  const request = { requestKey: keyFor('past sale', id), requestHash: keyFor('past', id) };
  if (!(await insertSale(tx, { ...past.sale, ...request }))) throw new Error(`${id} was put up for sale before`);
  await attachImages(tx, sellerId, past.imageIds, id);
  const sale = await findSale(tx, id);
  if (!sale) throw new Error(`${id} is gone`);
  if (past.order) await order(tx, sale, past.order, past.parcel);
  if (past.hasEnded) setSaleState(tx, id, 'ended');
  await tx`update sale set created_at = ${past.at} where id = ${id}`;
}

async function order(tx: Tx, sale: SaleRow, { at, paidAt, ...wanted }: PastOrder, parcel: PastParcel | undefined): Promise<void> {
  const cost = await deliveryCost(tx, sale, wanted.dropoff, wanted.payWhen);
  const sums = {
    feeMinor: String(cost.feeMinor),
    chargeMinor: String(cost.chargeMinor),
    buyerPaysMinor: String(cost.buyerPaysMinor),
  };
  insertSaleOrder(tx, { ...wanted, ...sums, saleId: sale.id }, wanted.payWhen === 'now' ? saleLimits.reservedMinutes : null);
  await tx`update sale_order set created_at = ${at} where id = ${wanted.id}`;
  setSaleState(tx, sale.id, 'ordered');
  if (paidAt) {
    const paid = { saleId: sale.id, buyerId: wanted.id, sellerId: sale.sellerId, amountMinor: cost.buyerPaysMinor, at: paidAt };
    markPaid(tx, wanted.id, await recordPastSalePayment(tx, paid));
    setSaleState(tx, sale.id, 'paid');
  }
  if (parcel) await send(tx, sale, { ...wanted, feeMinor: cost.feeMinor }, parcel);
}

type Ordered = Pick<NewSaleOrder, 'id' | 'name' | 'phone' | 'payWhen'> & { readonly feeMinor: bigint };

async function send(
  tx: Tx,
  sale: SaleRow,
  { id: buyerId, feeMinor, ...buyer }: Ordered,
  { parcel, ...past }: PastParcel,
): Promise<void> {
  const { deliveryPaidBy, mayOpenFirst, currency } = sale;
  const goodsMinor = BigInt(sale.priceMinor);
  await recordPastItem(tx, {
    ...past,
    item: { ...past.item, price: { currency, minor: feeMinor } },
    parcel: {
      ...parcel,
      costMinor: goodsMinor,
      receiverName: buyer.name,
      receiverPhone: buyer.phone,
      sale: { buyerId, goodsMinor, deliveryPaidBy, payWhen: buyer.payWhen, mayOpenFirst },
    },
    likedBy: [],
    comments: [],
  });
  setSalePackage(tx, sale.id, past.item.id);
  moveImages(tx, sale.id, past.item.id);
}

/** Brings a sale to where its parcel and its price are by now. */
export async function followPastSale(
  tx: Tx,
  { sale: { id }, endedAt, isPaidOut, complaint }: Pick<PastSale, 'sale' | 'endedAt' | 'isPaidOut' | 'complaint'>,
): Promise<void> {
  const [sale, order] = await Promise.all([findSale(tx, id), findLiveOrder(tx, id)]);
  if (!sale?.packageId) return;
  if (endedAt) datePastSale(tx, sale.packageId, endedAt);
  if (isPaidOut) await clearPastSale(tx, sale.packageId);
  if (complaint && order) {
    writeComplaint(tx, order.id, complaint.says);
    await tx`update sale_order set complained_at = ${complaint.at} where id = ${order.id}`;
    await freezeGoods(tx, sale.packageId);
  }
  const parcel = await findParcel(tx, sale.packageId);
  const state = parcel && stateBy(parcel);
  if (state && state !== sale.state) setSaleState(tx, id, state);
}
