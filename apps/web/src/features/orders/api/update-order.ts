import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updateOrder as call } from '@waybill/contract/orders/update-order';

export type OrderMove = BodyFor<typeof call>;

export function updateOrder(body: OrderMove, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
