import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { publishQuestion, questionWithdrawn } from '../question-events.ts';
import { findOrder, lockOrder, type OrderRow } from '../storage/orders.ts';
import { findQuestion, type QuestionRow, setWithdrawn } from '../storage/questions.ts';
import { known } from './ask-question.ts';

type Meant = { readonly orderId: string; readonly questionId: string };

/** Takes back a question that still waits for its answer. */
export async function takeBackQuestion(
  context: Pick<OrdersContext, 'db' | 'publish'>,
  { orderId, questionId }: Meant,
  also: (tx: Tx, order: OrderRow, question: QuestionRow) => Promise<void>,
): Promise<void> {
  const { packageId } = known(await findOrder(context.db, orderId));
  await transact(context.db, async (tx) => {
    await lockPackage(tx, packageId);
    const order = known(await lockOrder(tx, orderId));
    const question = await findQuestion(tx, questionId);
    if (question?.orderId !== orderId) throw new Problem('not_found', 'There is no such question.');
    if (question.state !== 'open') throw new Problem('no_longer_open', 'That question does not wait for an answer any longer.');
    await also(tx, order, question);
    setWithdrawn(tx, questionId);
    publishQuestion(context, tx, questionWithdrawn, { id: questionId, side: question.side, order });
  });
}
