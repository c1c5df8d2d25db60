import { toMinor } from '@waybill/contract/money';
import type { SaleDecision } from '@waybill/contract/ops/get-sale-question';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { decideGoods, inMoney, keyFor, keyUsedOtherwise } from '../../wallet/index.ts';
import type { SalesContext } from '../context.ts';
import { publishChange } from '../events.ts';
import { tellBuyer } from '../jobs/send-buyer-news.ts';
import { findLiveOrder } from '../storage/orders.ts';
import { findParcel } from '../storage/parcels.ts';
import { findDecision, findDecisionByRequest, insertDecision, listAccountsOfPhone } from '../storage/questions.ts';
import { lockSale, type SaleRow, setSaleState } from '../storage/sales.ts';

export type QuestionDecision = {
  readonly saleId: string;
  readonly decision: SaleDecision;
  /** For a split: the part of the price that goes back to the buyer, in major units. */
  readonly toBuyer: number | undefined;
  /** Both sides read it. */
  readonly because: string;
};

export type QuestionSettling = {
  /** Done before anything else of the same act: with the members on both sides. */
  readonly first: (concerned: readonly string[]) => void;
  /** Done in the same act: there if the decision is there. */
  readonly also: (tx: Tx, sale: SaleRow) => Promise<void>;
  /** Runs last in the same act, when everything has moved. */
  readonly last: (tx: Tx, sale: SaleRow, concerned: readonly string[]) => Promise<void>;
  /** Asked twice by the same person under the same key, it is decided once. */
  readonly request?: { readonly by: string; readonly key: string } | undefined;
};

type Context = Pick<SalesContext, 'db' | 'enqueue' | 'publish'>;

/** Staff decide where the price of something goes that its buyer questions. One wins; both sides are told, with the reason. */
export async function settleQuestion(context: Context, decided: QuestionDecision, settling: QuestionSettling): Promise<void> {
  const { saleId, because, decision } = decided;
  const request = settling.request && requestOf(decided, settling.request);
  await transact(context.db, async (tx) => {
    const sale = await lockSale(tx, saleId);
    if (!sale) throw noQuestion();
    const asked = request && (await findDecisionByRequest(tx, request.requestKey));
    if (asked && asked.requestHash !== request.requestHash) throw keyUsedOtherwise();
    if (asked) return;
    if (await findDecision(tx, saleId)) throw decidedBefore();
    const [order, parcel] = await Promise.all([
      findLiveOrder(tx, saleId),
      sale.packageId === null ? undefined : findParcel(tx, sale.packageId),
    ]);
    if (sale.state !== 'questioned' || !order || !parcel) throw noQuestion();
    const concerned = [sale.sellerId, ...(await listAccountsOfPhone(tx, order.phone))];
    settling.first(concerned);
    if (!parcel.isQuestioned) throw decidedBefore();
    const toBuyerMinor = buyersPart(sale, decided);
    const row = { saleId, buyerId: order.id, decision, toBuyerMinor: String(toBuyerMinor), because, ...(request ?? unasked) };
    if (!(await insertDecision(tx, row))) throw keyUsedOtherwise();
    await settling.also(tx, sale);
    // What the seller keeps clears like any other; it is paid out when it has.
    setSaleState(tx, saleId, decision === 'refund' ? 'came-back' : 'arrived');
    publishChange(context, tx, sale, 'decided', order.id);
    tellBuyer(context, tx, order.id, 'decided');
    await decideGoods(tx, { packageId: parcel.packageId, toBuyerMinor });
    await settling.last(tx, sale, concerned);
  });
}

/** The command line has no keys. */
const unasked = { requestKey: null, requestHash: null };

export const noQuestion = (): Problem => new Problem('not_found', 'Nobody questions such a sale.');
const decidedBefore = (): Problem => new Problem('already_decided', 'Somebody has decided this already.');

function requestOf(decided: QuestionDecision, { by, key }: NonNullable<QuestionSettling['request']>) {
  return {
    requestKey: keyFor(`${by} sales settle`, key),
    requestHash: keyFor('sales settle', JSON.stringify(decided)),
  };
}

function buyersPart({ priceMinor, currency }: SaleRow, { decision, toBuyer }: QuestionDecision): bigint {
  const price = BigInt(priceMinor);
  if (decision !== 'split') return decision === 'refund' ? price : 0n;
  const part = toMinor(toBuyer ?? 0);
  if (part <= 0n || part >= price)
    throw new Problem(
      'invalid_input',
      `Please say what goes back to the buyer: more than nothing and less than ${inMoney(price, currency)}.`,
      { field: 'toBuyer' },
    );
  return part;
}
