import type { Side } from '@waybill/contract/orders/process';
import type { QuestionState } from '@waybill/contract/orders/question-view';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';

export type QuestionRow = {
  readonly id: string;
  readonly orderId: string;
  readonly side: Side;
  readonly askedBy: string;
  readonly question: string;
  readonly state: QuestionState;
  readonly askedAt: Date;
  readonly answerBy: Date;
  readonly endedAt: Date | null;
  readonly answer: string;
  /** The member who answered in the name of a business. */
  readonly actedByName: string | null;
};

const isOver = (db: Db) => db`(state = 'open' and answer_by <= now())`;

/** What is over is unanswered from that moment on, whether or not the clock has come by. */
const columns = (db: Db) => db`
  id, order_id, side, asked_by, question, asked_at, answer_by, answer,
  case when ${isOver(db)} then 'unanswered' else state end as state, case when ${isOver(db)} then answer_by else ended_at end as ended_at,
  (select full_name from profile where profile.user_id = acted_by) as acted_by_name`;

/** Oldest first. */
export async function listQuestions(db: Db, orderId: string): Promise<QuestionRow[]> {
  return db<QuestionRow[]>`select ${columns(db)} from order_question where order_id = ${orderId} order by asked_at, id`;
}

export async function findQuestion(db: Db, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db<QuestionRow[]>`select ${columns(db)} from order_question where id = ${id}`;
  return row;
}

export type NewQuestion = Pick<QuestionRow, 'orderId' | 'side' | 'askedBy' | 'question'> & { readonly hours: number };

export async function insertQuestion(tx: Tx, { orderId, side, askedBy, question, hours }: NewQuestion): Promise<string> {
  const id = newId('orderQuestion');
  await tx`
    insert into order_question (id, order_id, side, asked_by, question, answer_by)
    values (${id}, ${orderId}, ${side}, ${askedBy}, ${question}, now() + ${hours}::int * interval '1 hour')`;
  return id;
}

/** The caller holds the order, and has seen that it is open. */
export function setAnswer(
  tx: Tx,
  id: string,
  { answer, actedBy }: { readonly answer: string; readonly actedBy: string | null },
): void {
  tx.write(tx`
    update order_question set state = 'answered', ended_at = now(), answer = ${answer}, acted_by = ${actedBy} where id = ${id}`);
}

/** The same, for one that is taken back. */
export function setWithdrawn(tx: Tx, id: string): void {
  tx.write(tx`update order_question set state = 'withdrawn', ended_at = now() where id = ${id}`);
}

/** Ends what is still open about an order that has been decided. */
export function endQuestions(tx: Tx, orderId: string): void {
  tx.write(tx`
    update order_question
    set state = case when ${isOver(tx)} then 'unanswered' else 'decided' end, ended_at = least(answer_by, now())
    where order_id = ${orderId} and state = 'open'`);
}

/** Ends those about an order whose time is over, and answers whose side they were. */
export async function endUnansweredQuestions(tx: Tx, orderId: string): Promise<Side[]> {
  const rows = await tx<{ side: Side }[]>`
    update order_question set state = 'unanswered', ended_at = answer_by where order_id = ${orderId} and ${isOver(tx)} returning side`;
  return rows.map(({ side }) => side);
}

/** Orders with questions whose time is over. */
export async function listOrdersWithoutAnswer(db: Db, afterId: string, limit: number): Promise<string[]> {
  const rows = await db<{ orderId: string }[]>`
    select distinct order_id from order_question where ${isOver(db)} and order_id > ${afterId} order by order_id limit ${limit}`;
  return rows.map(({ orderId }) => orderId);
}

/** Most of the time is gone; once for each question. */
const isToRemind = (db: Db) => db`
  state = 'open' and reminded_at is null and answer_by > now() and now() >= answer_by - (answer_by - asked_at) / 4`;

export async function listToRemind(db: Db, afterId: string, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from order_question where ${isToRemind(db)} and id > ${afterId} order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** False where it was answered or ended meanwhile, or another node was faster. */
export async function setReminded(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx`update order_question set reminded_at = now() where id = ${id} and ${isToRemind(tx)}`;
  return count === 1;
}

/** The sides of these orders whose answer is waited for, by `sideKey`. */
export async function findWaitingSides(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db<{ orderId: string; side: Side }[]>`
    select order_id, side from order_question where order_id = any(${[...orderIds]}) and state = 'open' and answer_by > now()`;
  return new Set(rows.map(({ orderId, side }) => sideKey(orderId, side)));
}

export const sideKey = (orderId: string, side: Side) => `${orderId} ${side}`;
