import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { failAttempt as call } from '@waybill/contract/orders/fail-attempt';

export type FailedAttempt = BodyFor<typeof call>;

export function failAttempt(id: string, body: FailedAttempt, idempotencyKey: string) {
  return api().call(call, { params: { id }, body, idempotencyKey });
}
