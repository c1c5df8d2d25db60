import { randomUUID } from 'node:crypto';
import { askSide } from '@waybill/contract/ops/ask-side';
import { withdrawQuestion } from '@waybill/contract/ops/withdraw-question';
import { answerOurQuestion } from '@waybill/contract/orders/answer-our-question';
import type { Side } from '@waybill/contract/orders/process';
import { orderOf } from './orders.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

type Caller = Pick<Visitor, 'call'>;

export const asked = 'Was the box open when you took it?';

export const ask = (
  staff: Caller,
  orderId: string,
  side: Side,
  more: Record<string, unknown> = {},
  idempotencyKey: string = randomUUID(),
) => staff.call(askSide, { params: { orderId }, body: { side, question: asked, ...more }, idempotencyKey });

export const withdraw = (staff: Caller, orderId: string, questionId: string) =>
  staff.call(withdrawQuestion, { params: { orderId, questionId }, body: { because: 'The photo says it' } });

export const answer = (
  person: Caller,
  id: string,
  questionId: string,
  more: Record<string, unknown> = {},
  idempotencyKey: string = randomUUID(),
) => person.call(answerOurQuestion, { params: { id, questionId }, body: { answer: 'It was taped', ...more }, idempotencyKey });

/** The question that waits for whoever looks. */
export async function openQuestion(person: Caller, orderId: string): Promise<string> {
  const { questions } = await orderOf(person, orderId);
  const open = questions.find(({ state }) => state === 'open');
  if (!open) throw new Error('Nobody has asked them anything');
  return open.id;
}

/** As if it had been asked so much earlier. */
export const putBack = (world: World, questionId: string, age: string) => world.db`
  update order_question set asked_at = asked_at - ${age}::interval, answer_by = answer_by - ${age}::interval where id = ${questionId}`;
