import { actingMember } from '../../../platform/http/acting-member.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { attachImages } from '../../files/index.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { sideOf } from '../order-status.ts';
import { ownOrder } from '../policies.ts';
import { sendUpdates, updatesOfSide } from '../process/updates.ts';
import { answerOnce, requestOf } from '../requests.ts';
import { findOrder, lockOrder } from '../storage/orders.ts';
import { findQuestion, type QuestionRow, setAnswer } from '../storage/questions.ts';

type Answer = {
  readonly orderId: string;
  readonly questionId: string;
  readonly answer: string;
  readonly imageIdList: readonly string[];
};

/** Answers a question of our people to one’s own side: once, and in time. To the other side it is as if it had never been. */
export async function answerOurQuestion(
  { db }: Pick<OrdersContext, 'db'>,
  callerId: string,
  idempotencyKey: string,
  given: Answer,
): Promise<void> {
  const { packageId } = ownOrder(await findOrder(db, given.orderId), callerId);
  await answerOnce(db, requestOf(callerId, 'answer', idempotencyKey, given), async (tx) => {
    await lockPackage(tx, packageId);
    const order = ownOrder(await lockOrder(tx, given.orderId), callerId);
    const question = await findQuestion(tx, given.questionId);
    if (question?.orderId !== order.id || question.side !== sideOf(order, callerId))
      throw new Problem('not_found', 'We cannot find that question.');
    refuseEnded(question);
    setAnswer(tx, question.id, { answer: given.answer, actedBy: actingMember()?.personId ?? null });
    await attachImages(tx, callerId, given.imageIdList, question.id);
    sendUpdates(tx, updatesOfSide(order, question.side, 'question-answered'));
    return question.id;
  });
}

const whyEnded = {
  answered: 'This is answered already. What you want to add you can show as evidence.',
  unanswered: 'The time to answer is over. What you want to say you can still show as evidence.',
  withdrawn: 'Our team has taken that question back. You need not answer it.',
  decided: 'This is decided, so the question needs no answer any more.',
} as const satisfies Record<Exclude<QuestionRow['state'], 'open'>, string>;

function refuseEnded({ state }: QuestionRow): void {
  if (state !== 'open') throw new Problem('no_longer_open', whyEnded[state]);
}
