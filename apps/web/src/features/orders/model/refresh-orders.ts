import type { QueryClient } from '@tanstack/react-query';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { getOrderQuery } from '../api/get-order.ts';

/** An order has moved: it is shown as it is now, and everything that follows from it is asked for again. */
export function showOrder(queries: QueryClient, order: OrderView): void {
  queries.setQueryData(getOrderQuery(order.id).queryKey, order);
  refreshOrders(queries, order.packageId);
}

/** Lists, negotiations, the parcel and the money may all be other than before. */
export function refreshOrders(queries: QueryClient, packageId: string): void {
  for (const queryKey of [
    ['orders', 'list'],
    ['orders', 'negotiation'],
    ['orders', 'active-negotiations'],
    ['wallet'],
    ['timeline', 'item', packageId],
    ['timeline', 'bookings'],
    ['timeline', 'glance'],
    ['timeline', 'packages'],
  ])
    void queries.invalidateQueries({ queryKey });
}
