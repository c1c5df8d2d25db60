import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { largestPage } from '@waybill/contract/paging';
import { otherOf } from '../model/order-words.ts';

const latest = largestPage;
// For as long stars can be given after the end; an order that was not touched since need not be asked.
const ratingMs = orderLimits.ratingDays * 24 * 3600_000;

/** The newest completed order with somebody for which stars can still be given; null where there is none. */
export function rateableOrderQuery(personId: string) {
  return queryOptions({
    queryKey: ['orders', 'rateable', personId],
    queryFn: async ({ signal }) => {
      const { items } = await api().call(listOrders, { query: { limit: latest, status: orderStatus.Completed }, signal });
      // Whether there are stars to give only the order itself says; the newest may have them already.
      const shared = items.filter(
        (order) => otherOf(order).id === personId && Date.parse(order.lastModified) > Date.now() - ratingMs,
      );
      for (const { id } of shared) {
        const order = await api().call(getOrder, { params: { id }, signal });
        if (order.can.rate) return order.id;
      }
      return null;
    },
  });
}
