import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { answerOurQuestion as call } from '@waybill/contract/orders/answer-our-question';

export type Answer = BodyFor<typeof call>;

export function answerOurQuestion(id: string, questionId: string, body: Answer, idempotencyKey: string) {
  return api().call(call, { params: { id, questionId }, body, idempotencyKey });
}
