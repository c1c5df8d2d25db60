import { orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import type { Side } from '@waybill/contract/orders/process';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { publishQuestion, questionAsked } from '../question-events.ts';
import { answerOnce, requestOf } from '../requests.ts';
import { findOrder, lockOrder, type OrderRow } from '../storage/orders.ts';
import { endUnansweredQuestions, insertQuestion, listQuestions, type NewQuestion } from '../storage/questions.ts';

type Asking = {
  readonly idempotencyKey: string;
  /** Done in the same act, before the question is there: refused here, nobody is asked. */
  readonly also: (tx: Tx, order: OrderRow) => Promise<void>;
};

/** Our people ask one side of a dispute something. One question at a time waits for each side. */
export async function askQuestion(
  context: Pick<OrdersContext, 'db' | 'publish'>,
  asked: NewQuestion,
  { idempotencyKey, also }: Asking,
): Promise<void> {
  const { packageId } = known(await findOrder(context.db, asked.orderId));
  await answerOnce(context.db, requestOf(asked.askedBy, 'question', idempotencyKey, asked), async (tx) => {
    await lockPackage(tx, packageId);
    const order = known(await lockOrder(tx, asked.orderId));
    if (order.status !== orderStatus.Disputed) throw new Problem('step_not_allowed', `${order.trackingId} is not in dispute.`);
    await also(tx, order);
    await endUnansweredQuestions(tx, order.id);
    await refuseAnother(tx, order.id, asked.side);
    const id = await insertQuestion(tx, asked);
    publishQuestion(context, tx, questionAsked, { id, side: asked.side, order });
    return id;
  });
}

async function refuseAnother(tx: Tx, orderId: string, side: Side): Promise<void> {
  const questions = await listQuestions(tx, orderId);
  if (questions.some((question) => question.side === side && question.state === 'open'))
    throw new Problem(
      'step_not_allowed',
      `A question waits for the ${side} already. Please wait for the answer, or take it back.`,
    );
  if (questions.length >= orderLimits.questions)
    throw new Problem('step_not_allowed', `${orderLimits.questions} questions about one dispute are the most. Please decide it.`);
}

export function known(order: OrderRow | undefined): OrderRow {
  if (!order) throw new Problem('not_found', 'There is no dispute about such an order.');
  return order;
}
