import { toMajor } from '@waybill/contract/money';
import type { SaleQuestionView } from '@waybill/contract/ops/get-sale-question';
import type { SaleQuestionSummaryView } from '@waybill/contract/ops/list-sale-questions';
import type { PersonView } from '@waybill/contract/ops/person-view';
import { questionShares } from '@waybill/contract/sales/money';
import { decodeCursor, pageOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { readHistory } from '../orders/index.ts';
import { listQuestions, noQuestion, type QuestionDetails, type QuestionRow, readQuestion } from '../sales/index.ts';
import { findPeople } from '../users/index.ts';
import { findEnding } from './storage/acts.ts';
import { personIn } from './views.ts';

type Wanted = {
  readonly state: 'open' | 'decided';
  readonly limit: number;
  readonly skip: number;
  readonly cursor?: string | undefined;
};

export async function readSaleQuestions(
  db: Db,
  { state, limit, skip, cursor }: Wanted,
): Promise<{ items: SaleQuestionSummaryView[]; nextCursor: string | null }> {
  const rows = await listQuestions(db, { state, after: decodeCursor(cursor), limit: limit + 1, skip });
  const people = await findPeople(
    db,
    rows.map(({ sellerId }) => sellerId),
  );
  const placed = rows.map((row) => ({ row, createdAt: row.decidedAt ?? row.since, id: row.saleId }));
  return pageOf(placed, limit, ({ row }) => summaryOf(row, people));
}

/** What the buyer says, what was sold, and what happened on the way. */
export async function readSaleQuestion(db: Db, saleId: string): Promise<SaleQuestionView> {
  const found = await readQuestion(db, saleId);
  if (!found) throw noQuestion();
  const { row, images, sides, handedOverAt, orderId, trackingId, decision } = found;
  const [people, history, ending] = await Promise.all([
    findPeople(db, [row.sellerId]),
    orderId === null ? [] : readHistory(db, orderId),
    decision ? findEnding(db, { userId: row.sellerId, subject: saleId }) : undefined,
  ]);
  return {
    ...summaryOf(row, people),
    description: row.description,
    images: [...images],
    says: sides.says,
    shows: sides.images,
    answer: sides.answer,
    handedOverAt: handedOverAt?.toISOString() ?? null,
    orderId,
    trackingId,
    history,
    decision: decision ? decisionOf(row, decision, ending?.by ?? null) : null,
  };
}

function decisionOf(
  { priceMinor, currency }: QuestionRow,
  { decision, toBuyerMinor, because, decidedAt }: NonNullable<QuestionDetails['decision']>,
  by: string | null,
): NonNullable<SaleQuestionView['decision']> {
  const { buyerGets, sellerGets, commission } = questionShares(BigInt(priceMinor), BigInt(toBuyerMinor), currency);
  return {
    decision,
    buyerGets: toMajor(buyerGets),
    sellerGets: toMajor(sellerGets),
    commission: toMajor(commission),
    because,
    by,
    at: decidedAt.toISOString(),
  };
}

function summaryOf(row: QuestionRow, people: ReadonlyMap<string, PersonView>): SaleQuestionSummaryView {
  const { saleId, title, sellerId, buyerName, priceMinor, currency, since, decidedAt } = row;
  return {
    saleId,
    title,
    seller: personIn(people, sellerId),
    buyerName,
    price: toMajor(BigInt(priceMinor)),
    currency,
    since: since.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
