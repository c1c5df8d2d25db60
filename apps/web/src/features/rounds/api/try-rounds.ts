import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { tryRounds as call } from '@waybill/contract/rounds/try-rounds';

export function tryRounds(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
