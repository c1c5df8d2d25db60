import { hasTwoDecimals, toMinor } from '@waybill/contract/money';
import { orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import type { OutcomeView } from '@waybill/contract/orders/outcome';
import { findStep } from '@waybill/contract/orders/process';
import { readTrackingId } from '@waybill/contract/orders/tracking-id';
import { type Db, type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockPackage } from '../../timeline/index.ts';
import { type EscrowRow, findEscrow, inMoney } from '../../wallet/index.ts';
import type { OrdersContext } from '../context.ts';
import { takeStep } from '../process/take-step.ts';
import { answerOnce, requestOf } from '../requests.ts';
import { wentBack } from '../storage/events.ts';
import { findOrder, lockOrder, type OrderRow } from '../storage/orders.ts';
import { findOrderByTracking } from '../storage/tracking.ts';

export type Decision = {
  /** Order id, or the tracking number as people write it. */
  readonly order: string;
  readonly decision: OutcomeView['decision'];
  /** For a split: the carrier's part of the fee, before commission, in major units. */
  readonly carrierGets: number | undefined;
  /** Of something sold: the seller’s part of its price, before our commission, in major units; if not said, as the carrier is paid. */
  readonly goodsToSeller?: number | undefined;
  /** Both sides read it. */
  readonly because: string;
};

export type Settling = {
  /** Done before anything else of the same act, with the order locked as it was. */
  readonly first?: (order: OrderRow) => void;
  /** Done in the same act: there if the decision is there. */
  readonly also?: (tx: Tx, order: OrderRow) => Promise<void>;
  /** Runs last in the same act, when everything has moved. */
  readonly last?: (tx: Tx, order: OrderRow) => Promise<void>;
  /** Asked twice by the same person under the same key, it is decided once. */
  readonly request?: { readonly by: string; readonly key: string };
};

type SettlingContext = Pick<OrdersContext, 'db' | 'publish'>;

/** Settles a dispute by a decision of staff; both sides get the reason. Answers the order after it. */
export async function settleDispute(context: SettlingContext, decided: Decision, settling: Settling = {}): Promise<OrderRow> {
  const { request } = settling;
  const message = checkWords(decided.because);
  const { id, packageId } = known(await findByEither(context.db, decided.order), decided.order);
  const settle = (tx: Tx) => settleOnce(context, tx, { ...decided, id, packageId, because: message }, settling);
  if (!request) return transact(context.db, settle);
  const wanted = requestOf(request.by, 'settle', request.key, { ...decided, order: id });
  await answerOnce(context.db, wanted, async (tx) => (await settle(tx)).id);
  return known(await findOrder(context.db, id), id);
}

type Meant = Decision & { readonly id: string; readonly packageId: string };

async function settleOnce(context: SettlingContext, tx: Tx, decided: Meant, { first, also, last }: Settling): Promise<OrderRow> {
  await lockPackage(tx, decided.packageId);
  const order = known(await lockOrder(tx, decided.id), decided.order);
  first?.(order);
  const to = decided.decision === 'refund' ? orderStatus.Cancelled : orderStatus.Completed;
  const step = findStep(order, to, 'ops');
  if (!step) throw new Problem('step_not_allowed', `${order.trackingId} is not in dispute.`);
  const escrow = await findEscrow(tx, order.packageId);
  if (!escrow) throw new Error(`Nothing is held for ${order.packageId}`);
  const carrierFeeMinor = shareOf(escrow, order, decided);
  const goodsToSellerMinor = await goodsPartOf(tx, escrow, order, decided);
  // Before the step, which moves money last.
  await also?.(tx, order);
  const settled = await takeStep(context, tx, order, step, {
    actor: 'ops',
    userId: null,
    message: decided.because,
    carrierFeeMinor,
    goodsToSellerMinor,
  });
  await last?.(tx, order);
  return settled;
}

/** The carrier's share of the held money. The fee in the books counts, not the one of the order. */
function shareOf({ feeMinor }: EscrowRow, { currency }: OrderRow, { decision, carrierGets }: Decision): bigint {
  const fee = BigInt(feeMinor);
  if (decision !== 'split') {
    if (carrierGets !== undefined)
      throw new Problem('invalid_input', `A ${decision} is of everything: please leave the amount out.`);
    return decision === 'refund' ? 0n : fee;
  }
  const part = carrierGets !== undefined && isAmount(carrierGets) ? toMinor(carrierGets) : 0n;
  if (part <= 0n || part >= fee)
    throw new Problem(
      'invalid_input',
      `Please say what the carrier gets: more than nothing and less than ${inMoney(fee, currency)}.`,
      { field: 'carrierGets' },
    );
  return part;
}

/** The seller’s part of the price of what was sold; undefined where staff leave it to the rule. */
async function goodsPartOf(
  db: Db,
  { buyerId, isDue, goodsMinor }: EscrowRow,
  { id, currency }: OrderRow,
  { goodsToSeller }: Decision,
): Promise<bigint | undefined> {
  if (goodsToSeller === undefined) return undefined;
  if (buyerId === null || isDue)
    throw new Problem('invalid_input', 'No price waits here for anything sold: please leave its part out.', { field });
  const price = BigInt(goodsMinor);
  const part = isAmount(goodsToSeller) ? toMinor(goodsToSeller) : -1n;
  if (part < 0n || part > price)
    throw new Problem('invalid_input', `Please say what of the price is the seller’s: 0 to ${inMoney(price, currency)}.`, {
      field,
    });
  if (part > 0n && (await wentBack(db, id)))
    throw new Problem('invalid_input', 'The goods went back to their seller: all of the price goes back to the buyer.', {
      field,
    });
  return part;
}

const field = 'goodsToSeller';

const isAmount = (value: number) => Number.isFinite(value) && hasTwoDecimals(value);

function checkWords(because: string): string {
  const words = because.trim();
  if (words === '') throw new Problem('invalid_input', 'Please say why: both sides read it.');
  if (words.length > orderLimits.complaint)
    throw new Problem('invalid_input', `Please keep the reason under ${orderLimits.complaint + 1} characters.`);
  return words;
}

async function findByEither(db: Db, text: string): Promise<OrderRow | undefined> {
  const trackingId = readTrackingId(text);
  return trackingId === undefined ? findOrder(db, text.trim()) : findOrderByTracking(db, trackingId);
}

function known(order: OrderRow | undefined, text: string): OrderRow {
  if (!order) throw new Problem('not_found', `There is no order ${text}.`);
  return order;
}
