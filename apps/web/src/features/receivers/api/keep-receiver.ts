import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { keepReceiver as call } from '@waybill/contract/receivers/keep-receiver';

export type KeptReceiver = BodyFor<typeof call>;

export function keepReceiver(body: KeptReceiver) {
  return api().call(call, { body });
}
