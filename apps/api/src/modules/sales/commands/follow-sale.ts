import type { SaleState } from '@waybill/contract/sales/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { readDisputeEnd } from '../../orders/index.ts';
import type { SalesContext } from '../context.ts';
import { publishChange, type SaleHappening, tellSeller } from '../events.ts';
import { tellBuyer } from '../jobs/send-buyer-news.ts';
import { findLiveOrder } from '../storage/orders.ts';
import { findParcel, type ParcelFacts } from '../storage/parcels.ts';
import { lockSale, type SaleRow, setSaleState } from '../storage/sales.ts';

type Context = Pick<SalesContext, 'db' | 'enqueue' | 'publish'>;

/**
 * Brings a sale to where its parcel and its money are by now. It asks how they stand rather than what happened, so it may be asked at
 * any time and any number of times, and nothing is missed.
 */
export async function followSale(context: Context, saleId: string): Promise<void> {
  await transact(context.db, async (tx) => {
    const sale = await lockSale(tx, saleId);
    const parcel = sale?.packageId ? await findParcel(tx, sale.packageId) : undefined;
    if (!sale || !parcel) return;
    const state = stateBy(parcel);
    if (state === sale.state) return;
    const isDecided = parcel.orderId !== null && (await readDisputeEnd(tx, parcel.orderId)) !== undefined;
    await moveOn(context, tx, sale, { state, isDecided: isDecided && sale.state === 'sent' });
  });
}

/** The state that a parcel’s money says. */
export function stateBy({ escrowState, goodsState, isQuestioned, isCleared }: ParcelFacts): SaleState {
  if (escrowState === 'held' || escrowState === 'frozen') return 'sent';
  if (goodsState === 'buyer') return 'came-back';
  if (isQuestioned) return 'questioned';
  return isCleared ? 'paid-out' : 'arrived';
}

const happenings: Readonly<Partial<Record<SaleState, SaleHappening>>> = {
  arrived: 'arrived',
  questioned: 'questioned',
  'paid-out': 'paid-out',
  'came-back': 'came-back',
};

/** `isDecided`: out of a dispute, which tells its two sides of the price by itself; the buyer hears of it here. */
type Move = { readonly state: SaleState; readonly isDecided: boolean };

async function moveOn(context: Context, tx: Tx, sale: SaleRow, { state, isDecided }: Move): Promise<void> {
  const order = await findLiveOrder(tx, sale.id);
  setSaleState(tx, sale.id, state);
  const what = happenings[state];
  // Back from a question that was decided for the seller, it has not arrived again.
  if (what === undefined || isDecided || (state === 'arrived' && sale.state !== 'sent')) tellSeller(tx, sale);
  else publishChange(context, tx, sale, what, order?.id ?? null);
  if (!order) return;
  if (isDecided && order.paidAt) return tellBuyer(context, tx, order.id, 'decided');
  if (state === 'arrived' && sale.state === 'sent') tellBuyer(context, tx, order.id, 'delivered');
  if (state === 'came-back' && order.paidAt) tellBuyer(context, tx, order.id, 'refunded');
}
