import { answerMoneyQuestion as call } from '@waybill/contract/ops/answer-money-question';
import { answerQuestion } from '../commands/answer-question.ts';
import { defineRoute } from '../define-route.ts';

export const answerMoneyQuestionRoute = defineRoute(call, (context, { caller, params: { reference }, body }) =>
  answerQuestion(context, { staffId: caller.userId, reference, ...body }),
);
