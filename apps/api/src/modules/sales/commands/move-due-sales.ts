import { transact } from '../../../platform/db/database.ts';
import { oneAfterTheOther, oneByOne } from '../../orders/index.ts';
import type { SalesContext } from '../context.ts';
import { publishChange } from '../events.ts';
import { findLiveOrder, listStaleOrders } from '../storage/orders.ts';
import { listMovingSales } from '../storage/parcels.ts';
import { listDueSales, lockSale } from '../storage/sales.ts';
import { endUnsent, letGo } from './end-sale.ts';
import { followSale } from './follow-sale.ts';

type Context = Pick<SalesContext, 'db' | 'enqueue' | 'publish'>;

const mostAtATime = 500;

/** Nothing waits for ever: what is not paid, not sold or not sent in time ends, and sales go where their parcels are. */
export async function moveDueSales(context: Context): Promise<void> {
  const { db } = context;
  await oneAfterTheOther(
    () =>
      oneByOne(
        'orders of sales could not end',
        (after) => listStaleOrders(db, after, mostAtATime),
        (id) => endStaleOrder(context, id),
      ),
    () =>
      oneByOne(
        'sales could not end',
        (after) => listDueSales(db, after, mostAtATime),
        (id) => endDueSale(context, id),
      ),
    () =>
      oneByOne(
        'sales could not be followed',
        (after) => listMovingSales(db, after, mostAtATime),
        (id) => followSale(context, id),
      ),
  );
}

async function endStaleOrder(context: Context, saleId: string): Promise<void> {
  await transact(context.db, async (tx) => {
    const sale = await lockSale(tx, saleId);
    const order = await findLiveOrder(tx, saleId);
    if (sale?.state !== 'ordered' || !order?.isStale) return;
    publishChange(context, tx, sale, 'not-paid-in-time', order.id);
    await letGo(tx, sale, 'expired');
  });
}

async function endDueSale(context: Context, saleId: string): Promise<void> {
  await transact(context.db, async (tx) => {
    const sale = await lockSale(tx, saleId);
    if (!sale?.dueAt || sale.dueAt.getTime() > Date.now()) return;
    const order = await findLiveOrder(tx, saleId);
    publishChange(context, tx, sale, sale.state === 'paid' ? 'not-sent-in-time' : 'unsold', order?.id ?? null);
    await endUnsent(context, tx, sale, { paid: 'refunded', unpaid: 'not-sent' });
  });
}
