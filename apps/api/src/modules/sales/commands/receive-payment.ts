import { type Tx, transact } from '../../../platform/db/database.ts';
import { takeDoorPayment } from '../../orders/index.ts';
import { refundPayer } from '../../wallet/index.ts';
import type { SalesContext } from '../context.ts';
import { publishChange } from '../events.ts';
import { tellBuyer } from '../jobs/send-buyer-news.ts';
import { findLiveOrder, findSaleOrder, markPaid, reviveSaleOrder, type SaleOrderRow } from '../storage/orders.ts';
import { lockSale, type SaleRow, setSaleState } from '../storage/sales.ts';

type Context = Pick<SalesContext, 'db' | 'enqueue' | 'publish'>;
type Paid = { readonly saleId: string; readonly buyerId: string; readonly reference: string };

/** All of it has come, and is the buyer’s in the books. What it was for decides where it goes: told twice, it goes there once. */
export async function receivePayment(context: Context, { saleId, buyerId, reference }: Paid): Promise<void> {
  await transact(context.db, async (tx) => {
    const sale = await lockSale(tx, saleId);
    const order = await findSaleOrder(tx, saleId, buyerId);
    if (!sale || !order) throw new Error(`${buyerId} has paid for something that is not there`);
    if (order.paidReference === reference) return;
    if (await keep(context, tx, sale, { order, reference })) return;
    await refundPayer(tx, { buyerId, reason: 'It came when nothing was to be paid any more.' });
  });
}

type Keeping = { readonly order: SaleOrderRow; readonly reference: string };

/** False where nothing is to be paid any more. */
async function keep(context: Context, tx: Tx, sale: SaleRow, { order, reference }: Keeping): Promise<boolean> {
  if (order.endedAt) {
    // Late, but nobody has taken their place: they get what they have paid for.
    if (order.endedAs !== 'expired' || sale.state !== 'waiting' || (await findLiveOrder(tx, sale.id))) return false;
    reviveSaleOrder(tx, order.id);
    await paidBeforeItLeaves(context, tx, sale, { order, reference });
    return true;
  }
  if (sale.state === 'ordered') {
    await paidBeforeItLeaves(context, tx, sale, { order, reference });
    return true;
  }
  // What was paid before is with the buyer until the seller sends it: a second payment must not take the first along.
  if (sale.state === 'paid') return true;
  return (
    sale.state === 'sent' &&
    sale.packageId !== null &&
    paidAtTheDoor(context, tx, sale, { order, reference, packageId: sale.packageId })
  );
}

async function paidBeforeItLeaves(context: Context, tx: Tx, sale: SaleRow, { order, reference }: Keeping): Promise<void> {
  markPaid(tx, order.id, reference);
  setSaleState(tx, sale.id, 'paid');
  publishChange(context, tx, sale, 'paid', order.id);
  tellBuyer(context, tx, order.id, 'paid');
}

/** Late for one attempt is in time for the next; once it is on its way back, there is nothing to pay for. */
async function paidAtTheDoor(
  context: Context,
  tx: Tx,
  sale: SaleRow,
  { order, reference, packageId }: Keeping & { readonly packageId: string },
): Promise<boolean> {
  const outcome = await takeDoorPayment(tx, packageId, () => {
    markPaid(tx, order.id, reference);
    publishChange(context, tx, sale, 'paid-at-door', order.id);
  });
  return outcome === 'done';
}
