import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { isProblem } from '@waybill/client/failures';
import type { ResultOf } from '@waybill/contract/call';
import { getDeliveryRequestInfo as call } from '@waybill/contract/orders/get-delivery-request-info';

export type DeliveryRequestInfo = ResultOf<typeof call>;

/**
 * Where a sender and one carrier stand. `otherId` is whoever else is in it: the call wants the carrier, so that for a
 * carrier who came with the sender’s id it is asked once more with their own.
 */
export function getDeliveryRequestInfoQuery(packageId: string, otherId: string, myId: string) {
  return queryOptions({
    queryKey: ['orders', 'negotiation', packageId, otherId],
    queryFn: async ({ signal }) => {
      const ask = (userId: string) => api().call(call, { params: { packageId, userId }, signal });
      try {
        return await ask(otherId);
      } catch (failure) {
        const isUnknown = isProblem(failure, 'not_found');
        if (!isUnknown || otherId === myId) throw failure;
        return ask(myId);
      }
    },
  });
}
