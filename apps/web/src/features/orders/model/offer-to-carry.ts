import type { QueryClient } from '@tanstack/react-query';
import { ApiProblem, isProblem } from '@waybill/client/failures';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { toast } from '../../../ui/toast.tsx';
import { createOrder } from '../api/create-order.ts';
import { shortName } from './order-words.ts';
import { showOrder } from './refresh-orders.ts';

/** Offers to carry a parcel at the fee that is held for it. Undefined where it was refused; that is said. */
export async function offerToCarry(
  queries: QueryClient,
  packageId: string,
  userId: string,
  onKyc?: () => void,
): Promise<OrderView | undefined> {
  const body = { packageId, userId, isBooking: false };
  const name = `offer.${packageId}`;
  try {
    const order = await createOrder(body, requestKey(sessionStorage, name, body));
    forgetRequestKey(sessionStorage, name);
    toast.success('Your offer is with the sender', `${shortName(order.sender)} has a day to answer.`);
    showOrder(queries, order);
    return order;
  } catch (failure) {
    if (onKyc && isProblem(failure, 'kyc_required')) onKyc();
    else showFailure(failure);
    // Somebody may have been faster: what is shown should say so.
    if (failure instanceof ApiProblem) void queries.invalidateQueries({ queryKey: ['timeline', 'item', packageId] });
    return undefined;
  }
}
