import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { tryAgain as call } from '@waybill/contract/orders/try-again';

export function tryAgain(id: string, body: BodyFor<typeof call>, idempotencyKey: string) {
  return api().call(call, { params: { id }, body, idempotencyKey });
}
