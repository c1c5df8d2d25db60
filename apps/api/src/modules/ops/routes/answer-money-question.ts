import { answerMoneyQuestion as call } from '@waybill/contract/ops/answer-money-question';
import { answerMoneyQuestion } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';
import { recordDecision } from '../record-decision.ts';

export const answerMoneyQuestionRoute = defineRoute(
  call,
  (context, { caller, params: { reference }, body: { answer, because } }) =>
    answerMoneyQuestion(context, reference, answer, {
      staffId: caller.userId,
      also: (tx, userId) =>
        recordDecision(
          tx,
          { kind: 'money-question', id: reference },
          {
            staffId: caller.userId,
            what: 'question-answered',
            subject: reference,
            userId,
            about: { answer },
            because,
          },
        ),
    }),
);
