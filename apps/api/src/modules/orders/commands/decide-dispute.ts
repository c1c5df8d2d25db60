import { toMinor } from '@waybill/contract/money';
import { orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import { findStep } from '@waybill/contract/orders/process';
import { readTrackingId } from '@waybill/contract/orders/tracking-id';
import { type Db, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockPackage } from '../../timeline/index.ts';
import { findEscrow, inMoney } from '../../wallet/index.ts';
import type { OrdersContext } from '../context.ts';
import { takeStep } from '../process/take-step.ts';
import { findOrder, lockOrder, type OrderRow } from '../storage/orders.ts';
import { findOrderByTracking } from '../storage/tracking.ts';

export const disputeDecisions = ['refund', 'release', 'split'] as const;

export type Decision = {
  /** Its id, or its tracking number as people write it. */
  readonly order: string;
  readonly decision: (typeof disputeDecisions)[number];
  /** Of a split: the carrier's part of the fee, before commission, in major units. */
  readonly carrierGets: number | undefined;
  /** Both sides read it. */
  readonly because: string;
};

/** Our people have decided who gets the money, and both sides hear why. Answers the order as it is then. */
export async function settleDispute(
  context: Pick<OrdersContext, 'db' | 'book' | 'publish'>,
  decided: Decision,
): Promise<OrderRow> {
  const message = checkWords(decided.because);
  const { id, packageId } = known(await findByEither(context.db, decided.order), decided.order);
  return transact(context.db, async (tx) => {
    await lockPackage(tx, packageId);
    const order = known(await lockOrder(tx, id), decided.order);
    const to = decided.decision === 'refund' ? orderStatus.Cancelled : orderStatus.Completed;
    const step = findStep(order, to, 'ops');
    if (!step) throw new Problem('step_not_allowed', `${order.trackingId} is not in dispute.`);
    const carrierFeeMinor = await shareOf(tx, order, decided);
    return takeStep(context, tx, order, step, { actor: 'ops', userId: null, message, carrierFeeMinor });
  });
}

/** What the carrier gets of what is held. The fee of the books counts, not the one of the order. */
async function shareOf(db: Db, { packageId, currency }: OrderRow, { decision, carrierGets }: Decision): Promise<bigint> {
  const escrow = await findEscrow(db, packageId);
  if (!escrow) throw new Error(`Nothing is held for ${packageId}`);
  const fee = BigInt(escrow.feeMinor);
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
    );
  return part;
}

const isAmount = (value: number) => Number.isFinite(value) && Number(value.toFixed(2)) === value;

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
