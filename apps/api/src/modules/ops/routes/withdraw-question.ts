import { withdrawQuestion as call } from '@waybill/contract/ops/withdraw-question';
import { withdrawQuestion } from '../commands/withdraw-question.ts';
import { defineRoute } from '../define-route.ts';
import { readDispute } from '../read-disputes.ts';

export const withdrawQuestionRoute = defineRoute(call, async (context, { caller, params, body: { because } }) => {
  await withdrawQuestion(context, { staffId: caller.userId, ...params, because });
  return readDispute(context.db, params.orderId);
});
