import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { keepRounds as call } from '@waybill/contract/rounds/keep-rounds';

export function keepRounds(body: BodyFor<typeof call>, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
