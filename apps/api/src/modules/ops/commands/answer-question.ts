import type { QuestionAnswer } from '@waybill/contract/ops/list-money-questions';
import { answerMoneyQuestion, findMoneyQuestion, findQuestionSince, type MoneyQuestion, movedIn } from '../../wallet/index.ts';
import type { OpsContext } from '../context.ts';
import { recordDecision } from '../record-decision.ts';
import { withinLimit } from '../require-limit.ts';
import { tellingWho } from '../telling-who.ts';
import { type Weigh, weighAnswer } from '../weigh.ts';

type Answered = {
  readonly staffId: string;
  readonly reference: string;
  readonly answer: QuestionAnswer;
  readonly because: string;
  /** Who else has to agree; without it, nobody does below the limit of whoever decides. */
  readonly weigh?: Weigh;
  readonly record?: typeof recordDecision;
};

/** Answers a question about money and writes down who did. To close one moves nothing, and has no limit. */
export async function answerQuestion(context: OpsContext, answered: Answered): Promise<void> {
  const { staffId, reference, answer, because, weigh = withinLimit(staffId), record = recordDecision } = answered;
  // As it stands before it is answered: then it is none any more.
  const since = await findQuestionSince(context.db, reference);
  let asked: MoneyQuestion | undefined;
  await tellingWho(context.db, { kind: 'money-question', id: reference, staffId }, () =>
    answerMoneyQuestion(context, reference, answer, {
      staffId,
      also: async (tx, userId) => {
        asked = await findMoneyQuestion(tx, reference);
        const about = { answer, ...(since && { since: since.toISOString() }) };
        const act = { staffId, what: 'question-answered', subject: reference, userId, about, because } as const;
        await record(tx, { kind: 'money-question', id: reference }, act);
      },
      last: async (tx) => {
        if (answer === 'close') return;
        if (!asked) throw new Error(`${reference} was answered, and nobody had asked`);
        await weigh(tx, weighAnswer(movedIn(tx), asked));
      },
    }),
  );
}
