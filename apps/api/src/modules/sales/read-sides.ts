import type { QuestionSideView, SaleQuestionOfBuyerView } from '@waybill/contract/sales/question-view';
import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { findAnswer } from './storage/answers.ts';

type Complaint = { readonly buyerId: string; readonly says: string; readonly at: Date };

/** What buyer and seller say and show about something in question. The pictures of both are for the two and our people only. */
export async function readSides(db: Db, saleId: string, { buyerId, says, at }: Complaint): Promise<SaleQuestionOfBuyerView> {
  const answer = await findAnswer(db, saleId);
  const images = await imagesOf(db, [buyerId, ...(answer ? [answer.id] : [])]);
  const side = (id: string, words: string, since: Date): QuestionSideView => ({
    says: words,
    images: images.get(id) ?? [],
    at: since.toISOString(),
  });
  return {
    ...side(buyerId, says, at),
    answer: answer ? side(answer.id, answer.message, answer.answeredAt) : null,
  };
}

type Asked = { readonly id: string; readonly complaint: string | null; readonly complainedAt: Date | null };

/** Null while the buyer has nothing to say against it. */
export async function readSidesOf(db: Db, saleId: string, order: Asked | undefined): Promise<SaleQuestionOfBuyerView | null> {
  if (!order?.complainedAt || order.complaint === null) return null;
  return readSides(db, saleId, { buyerId: order.id, says: order.complaint, at: order.complainedAt });
}
