import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { refundPayer } from '../../wallet/index.ts';
import type { SalesContext } from '../context.ts';
import { tellSeller } from '../events.ts';
import { tellBuyer } from '../jobs/send-buyer-news.ts';
import type { BuyerNews } from '../messages.ts';
import { mayEnd, mayRelease, ownSale } from '../policies.ts';
import { type EndedAs, endSaleOrder, findLiveOrder } from '../storage/orders.ts';
import { lockSale, type SaleRow, setSaleState } from '../storage/sales.ts';

type Context = Pick<SalesContext, 'db' | 'enqueue' | 'publish'>;
type Which = { readonly saleId: string; readonly sellerId: string };

/** The seller ends what they have not sent; what was paid for it goes back in the same act, and whoever ordered is told at once. */
export async function endSale(context: Context, { saleId, sellerId }: Which): Promise<void> {
  await transact(context.db, async (tx) => {
    const sale = ownSale(await lockSale(tx, saleId), sellerId);
    if (sale.state === 'ended') return;
    if (!mayEnd(sale)) throw new Problem('no_longer_open', 'This is sent already. It ends with its delivery.');
    tellSeller(tx, sale);
    await endUnsent(context, tx, sale, { paid: 'cancelled-and-refunded', unpaid: 'cancelled' });
  });
}

/** The seller lets a buyer go who has not paid: the link is open for others. */
export async function releaseBuyer(context: Context, { saleId, sellerId }: Which): Promise<void> {
  await transact(context.db, async (tx) => {
    const sale = ownSale(await lockSale(tx, saleId), sellerId);
    if (sale.state === 'waiting') return;
    if (!mayRelease(sale))
      throw new Problem(
        'no_longer_open',
        'Your buyer has paid, or it is on its way. Where it is not sent yet, you can end the sale.',
      );
    tellSeller(tx, sale);
    await letGo(tx, sale, 'released');
  });
}

/** What a buyer hears when it ends, by whether they have paid. */
type EndNews = { readonly paid: BuyerNews; readonly unpaid: BuyerNews };

/** A sale that never left is over; what was paid for it goes back. The sale is locked. */
export async function endUnsent(context: Context, tx: Tx, sale: SaleRow, { paid, unpaid }: EndNews): Promise<string | null> {
  const order = await findLiveOrder(tx, sale.id);
  setSaleState(tx, sale.id, 'ended');
  if (!order) return null;
  endSaleOrder(tx, order.id, 'ended');
  // Money may be in the books before the sale has heard of it: what goes back says whether they have paid.
  const back = await refundPayer(tx, { buyerId: order.id, reason: 'The sale ended before it was sent.' });
  tellBuyer(context, tx, order.id, order.paidAt || back > 0n ? paid : unpaid);
  return order.id;
}

/** The sale waits for somebody else. It is locked. */
export async function letGo(tx: Tx, sale: SaleRow, why: EndedAs): Promise<string | null> {
  const order = await findLiveOrder(tx, sale.id);
  setSaleState(tx, sale.id, 'waiting');
  if (!order) return null;
  endSaleOrder(tx, order.id, why);
  await refundPayer(tx, { buyerId: order.id, reason: 'The order was not paid in time.' });
  return order.id;
}
