import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createKey as call } from '@waybill/contract/developers/create-key';

export function createKey(body: BodyFor<typeof call>, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
