import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem, isProblem } from '@waybill/client/failures';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { useRef, useState } from 'react';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { getOrderQuery } from '../api/get-order.ts';
import { type OrderMove, updateOrder } from '../api/update-order.ts';
import { showOrder } from './refresh-orders.ts';

type What = Omit<OrderMove, 'orderId'>;

/** Moves an order on, once, whatever happens to the answer. Undefined where it was refused; that is said. */
export function useOrderMoves(order: Pick<OrderView, 'id'>, onKyc: () => void) {
  const queries = useQueryClient();
  const [movingTo, setMovingTo] = useState<number>();
  // Beside the state, which a second press in the same moment would not see yet.
  const running = useRef(false);

  async function move(what: What): Promise<OrderView | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setMovingTo(what.orderStatus);
    try {
      return await moved(what);
    } catch (failure) {
      if (isProblem(failure, 'kyc_required')) onKyc();
      else showFailure(failure);
      // It may have moved on without us: the buttons should say what is true now.
      if (failure instanceof ApiProblem) void queries.invalidateQueries({ queryKey: getOrderQuery(order.id).queryKey });
      return undefined;
    } finally {
      running.current = false;
      setMovingTo(undefined);
    }
  }

  /** The same for forms, which say themselves what was refused. */
  async function moved(what: What): Promise<OrderView> {
    const body = { orderId: order.id, ...what };
    const form = `order.${order.id}`;
    const next = await updateOrder(body, requestKey(sessionStorage, form, body));
    forgetRequestKey(sessionStorage, form);
    showOrder(queries, next);
    return next;
  }

  return { movingTo, move, moved };
}

export type OrderMoves = ReturnType<typeof useOrderMoves>;
