import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updateOrder } from '@waybill/contract/orders/update-order';

export type OrderMove = BodyFor<typeof updateOrder>;

export function moveOrder(body: OrderMove, idempotencyKey: string) {
  return api().call(updateOrder, { body, idempotencyKey });
}
