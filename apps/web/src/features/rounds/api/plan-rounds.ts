import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { planRounds as call } from '@waybill/contract/rounds/plan-rounds';

export function planRounds(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
