import { type Tx, transact } from '../../../platform/db/database.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { sendUpdates, updatesOfSide } from '../process/updates.ts';
import { publishQuestion, questionReminded } from '../question-events.ts';
import { findOrder, lockOrder } from '../storage/orders.ts';
import {
  endUnansweredQuestions,
  findQuestion,
  listOrdersWithoutAnswer,
  listToRemind,
  setReminded,
} from '../storage/questions.ts';
import { oneAfterTheOther, oneByOne } from './one-by-one.ts';

type ClockContext = Pick<OrdersContext, 'db' | 'publish'>;

const mostAtATime = 500;

/** Ends questions whose time is over, and reminds those who have little of it left. Several nodes may do this at once. */
export async function watchQuestions(context: ClockContext): Promise<void> {
  const { db } = context;
  await oneAfterTheOther(
    () =>
      oneByOne(
        'questions could not be ended by the clock',
        (after) => listOrdersWithoutAnswer(db, after, mostAtATime),
        (orderId) => transact(db, (tx) => endUnanswered(tx, orderId)),
      ),
    () =>
      oneByOne(
        'people could not be reminded of a question',
        (after) => listToRemind(db, after, mostAtATime),
        (id) => transact(db, (tx) => remind(context, tx, id)),
      ),
  );
}

/** Under the locks of an answer: of the two that meet at the deadline one finds the question ended. */
async function endUnanswered(tx: Tx, orderId: string): Promise<void> {
  const found = await findOrder(tx, orderId);
  if (!found) return;
  await lockPackage(tx, found.packageId);
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  for (const side of await endUnansweredQuestions(tx, orderId))
    sendUpdates(tx, updatesOfSide(order, side, 'question-unanswered'));
}

async function remind(context: ClockContext, tx: Tx, id: string): Promise<void> {
  if (!(await setReminded(tx, id))) return;
  const question = await findQuestion(tx, id);
  const order = question && (await findOrder(tx, question.orderId));
  if (order) publishQuestion(context, tx, questionReminded, { id, side: question.side, order });
}
