import type { Side } from '@waybill/contract/orders/process';
import type { OrderQuestionView } from '@waybill/contract/orders/question-view';
import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { firstNameOf } from './receiver-sms.ts';
import { listQuestions, type QuestionRow } from './storage/questions.ts';

export type SideQuestion = OrderQuestionView &
  Pick<QuestionRow, 'side' | 'askedBy'> & {
    /** The first name of the member of a business who answered. */
    readonly answeredBy: string | null;
  };

/** What our people asked either side of an order, oldest first. */
export async function readQuestions(db: Db, orderId: string): Promise<SideQuestion[]> {
  const rows = await listQuestions(db, orderId);
  const images = await imagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    question: row.question,
    state: row.state,
    askedAt: row.askedAt.toISOString(),
    answerBy: row.answerBy.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    answer: row.answer,
    images: images.get(row.id) ?? [],
    side: row.side,
    askedBy: row.askedBy,
    answeredBy: row.actedByName === null ? null : firstNameOf(row.actedByName),
  }));
}

/** Those to one side, without who of us asked: the other side never sees them. */
export async function readQuestionsTo(db: Db, orderId: string, side: Side): Promise<OrderQuestionView[]> {
  const questions = await readQuestions(db, orderId);
  return questions.filter((question) => question.side === side).map(({ side: _, askedBy: __, answeredBy: ___, ...seen }) => seen);
}
