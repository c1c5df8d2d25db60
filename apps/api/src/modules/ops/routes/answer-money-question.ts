import { answerMoneyQuestion } from '@waybill/contract/ops/answer-money-question';
import { defineRoute } from '../../../platform/http/route.ts';
import { answerMoneyQuestion as answerNow } from '../../wallet/index.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';

export const answerMoneyQuestionRoute = defineRoute(
  answerMoneyQuestion,
  (context: OpsContext, { caller, params: { reference }, body: { answer, because } }) =>
    answerNow(context, reference, answer, {
      staffId: caller.userId,
      also: (tx, userId) =>
        recordAct(tx, {
          staffId: caller.userId,
          what: 'question-answered',
          subject: reference,
          userId,
          about: { answer },
          because,
        }),
    }),
);
