import type { ImageView } from '@waybill/contract/files/image-view';
import { toMajor } from '@waybill/contract/money';
import { questionShares } from '@waybill/contract/sales/money';
import type { SaleQuestionOfBuyerView } from '@waybill/contract/sales/question-view';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { readDisputeEnd } from '../orders/index.ts';
import { readSides } from './read-sides.ts';
import { findParcel } from './storage/parcels.ts';
import { type DecisionRow, findDecision, findQuestion, type QuestionFacts } from './storage/questions.ts';
import type { SaleRow } from './storage/sales.ts';

type DecisionView = NonNullable<NonNullable<SaleView['question']>['decision']>;
type Priced = Pick<SaleRow, 'priceMinor' | 'currency'>;

/** What was decided, for whoever reads of it: who gets what of the price. */
export async function readDecision(db: Db, saleId: string, sale: Priced): Promise<DecisionView | null> {
  const row = await findDecision(db, saleId);
  return row ? decisionViewOf(row, sale) : null;
}

/** The same where our people have decided between seller and carrier, and with it where the price goes. */
export async function readDisputeDecision(db: Db, orderId: string): Promise<DecisionView | null> {
  const end = await readDisputeEnd(db, orderId);
  if (!end?.outcome.goods) return null;
  const { buyerGets, sellerGets } = end.outcome.goods;
  return { buyerGets, sellerGets, because: end.because, at: end.outcome.at };
}

function decisionViewOf({ toBuyerMinor, because, decidedAt }: DecisionRow, { priceMinor, currency }: Priced): DecisionView {
  const { buyerGets, sellerGets } = questionShares(BigInt(priceMinor), BigInt(toBuyerMinor), currency);
  return { buyerGets: toMajor(buyerGets), sellerGets: toMajor(sellerGets), because, at: decidedAt.toISOString() };
}

/** What staff decide by. The buyer’s phone and door, and the seller’s, are left out. */
export type QuestionDetails = {
  readonly row: QuestionFacts;
  readonly images: readonly ImageView[];
  readonly sides: SaleQuestionOfBuyerView;
  readonly handedOverAt: Date | null;
  readonly orderId: string | null;
  readonly trackingId: string | null;
  readonly decision: DecisionRow | undefined;
};

export async function readQuestion(db: Db, saleId: string): Promise<QuestionDetails | undefined> {
  const row = await findQuestion(db, saleId);
  if (!row) return undefined;
  const [images, sides, parcel, decision] = await Promise.all([
    imagesOf(db, [row.packageId]),
    readSides(db, saleId, { buyerId: row.buyerId, says: row.says, at: row.since }),
    findParcel(db, row.packageId),
    findDecision(db, saleId),
  ]);
  return {
    row,
    images: images.get(row.packageId) ?? [],
    sides,
    handedOverAt: parcel?.handedOverAt ?? null,
    orderId: parcel?.orderId ?? null,
    trackingId: parcel?.trackingId ?? null,
    decision,
  };
}
