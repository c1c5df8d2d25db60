import type { Tx } from '../../../platform/db/database.ts';
import type { LockedPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { agreeOnCarrier } from '../process/agree.ts';
import type { OrderRow } from '../storage/orders.ts';

type Context = Pick<OrdersContext, 'publish' | 'enqueue'>;

/**
 * One carrier takes several packages, each at its fee, which is held already: the money waits as if each had been taken by itself. The
 * caller has locked them all in the order of their ids, has made sure that a carrier is wanted for each, and tells the two sides once.
 */
export async function agreeOnAll(
  context: Context,
  tx: Tx,
  items: readonly LockedPackage[],
  carrierId: string,
): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (const item of items) {
    const feeMinor = BigInt(item.priceMinor);
    orders.push(await agreeOnCarrier(context, tx, { item, carrierId, feeMinor, isTogether: true }));
  }
  return orders;
}
