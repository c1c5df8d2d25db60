import { answerOurQuestion as call } from '@waybill/contract/orders/answer-our-question';
import { answerOurQuestion } from '../commands/answer-our-question.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const answerOurQuestionRoute = defineRoute(call, async (context, { caller, params, body, idempotencyKey }) => {
  await answerOurQuestion(context, caller.userId, idempotencyKey, { orderId: params.id, questionId: params.questionId, ...body });
  return readOrder(context, params.id, caller.userId);
});
