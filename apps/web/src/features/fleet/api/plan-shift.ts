import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { planShift as call } from '@waybill/contract/fleet/plan-shift';

export function planShift(body: BodyFor<typeof call>, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
