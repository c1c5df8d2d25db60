import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { answerAssignment as call } from '@waybill/contract/orders/answer-assignment';

export function answerAssignment(id: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { id }, body });
}
