import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import { stepOfClock } from '@waybill/contract/orders/process';
import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import type { Step } from '@waybill/contract/orders/step';
import type { Tx } from '../../../platform/db/database.ts';
import { findRide, noteHandedOver, notePaid, type Ride } from '../../earnings/index.ts';
import { setPackageState } from '../../timeline/index.ts';
import { countArrival } from '../../users/index.ts';
import {
  captureEscrow,
  decideDispute,
  endReturned,
  freezeEscrow,
  holdAnotherAttempt,
  payAttempt,
  releaseEscrow,
} from '../../wallet/index.ts';
import { bearerOf } from '../assignments.ts';
import type { OrdersContext } from '../context.ts';
import { writeEvent } from '../events.ts';
import { takeAssignmentOf } from '../storage/assignments.ts';
import { forgetIdlePosition } from '../storage/duty.ts';
import { type OrderAction, wentBack } from '../storage/events.ts';
import { type OrderRow, setOrderStatus } from '../storage/orders.ts';
import { endQuestions } from '../storage/questions.ts';
import { endRest, publishRest } from './end-rest.ts';
import { hoursUntilDue } from './new-order.ts';
import { hasMutedAsker, sendUpdates, type Update, updatesOf, updatesOfRequest } from './updates.ts';

export type Act = OrderAction & {
  /** The carrier's part of the fee, before commission, when staff decide. */
  readonly carrierFeeMinor?: bigint;
  /** Of something sold, the seller's part of its price, where staff have said it. */
  readonly goodsToSellerMinor?: bigint | undefined;
  /** The day of another attempt. */
  readonly againOn?: string;
  /** The day of the parcel, where the clock of the step counts from it. */
  readonly shipDate?: string | undefined;
};

export type StepContext = Pick<OrdersContext, 'publish'>;

/**
 * Takes a step of the order process exactly as its row defines it. The caller has locked the package and then the order, and has
 * made sure that the actor may take it.
 */
export function takeStep(context: StepContext, tx: Tx, order: OrderRow, step: Step, act: Act): Promise<OrderRow> {
  return takeSteps(context, tx, order, [{ step, act }]);
}

/**
 * Takes steps one after the other in one act: everything is written first, then everybody is notified once, and money moves
 * last. A notification between two steps could deadlock: it locks a person's inbox while the second step waits for other rows.
 */
export async function takeSteps(
  context: StepContext,
  tx: Tx,
  order: OrderRow,
  steps: readonly { readonly step: Step; readonly act: Act }[],
): Promise<OrderRow> {
  const updates: Update[] = [];
  let moved = order;
  let ride: Ride | undefined;
  for (const { step, act } of steps) {
    if (!step.from.includes(moved.status)) throw new Error(`${step.emits} does not begin at ${moved.status}`);
    const from = moved;
    const isAsking = from.status === orderStatus.Requested;
    const [next, isMuted, others, found] = await Promise.all([
      writeStep(context, tx, from, step, act),
      isAsking && hasMutedAsker(tx, from),
      settlePackage(context, tx, from, step),
      !ride && doesEarn(step, from.status) ? findRide(tx, from) : ride,
    ]);
    moved = next;
    ride = found;
    updates.push(...(act.isTogether ? [] : ownUpdates(moved, isAsking, step, act, isMuted)), ...others);
  }
  sendUpdates(tx, updates);
  for (const { step, act } of steps) await settleMoney(tx, order, step, act);
  if (ride) await noteEarned(tx, ride, steps);
  return moved;
}

function ownUpdates(moved: OrderRow, isAsking: boolean, { emits }: Step, { actor }: Act, isMuted: boolean): Update[] {
  return isAsking ? updatesOfRequest(moved, emits, actor, isMuted) : updatesOf(moved, emits);
}

/** Steps with which a business earns something, or less than it seemed to. */
function doesEarn({ to, money }: Step, from: OrderStatus): boolean {
  if (money === 'stays') return to === orderStatus.Delivered;
  return money === 'back' ? from === orderStatus.Disputed : money !== 'frozen' && money !== 'again';
}

/** What a business earns, line by line, with its rider’s share: as the books paid it, or while they wait, as they will. */
async function noteEarned(
  tx: Tx,
  ride: Ride,
  steps: readonly { readonly step: Step; readonly act: Pick<Act, 'happenedAt'> }[],
): Promise<void> {
  const at = steps.at(-1)?.act.happenedAt;
  if (steps.some(({ step }) => step.money !== 'stays')) await notePaid(tx, ride, at);
  else noteHandedOver(tx, ride, at);
}

/** The order itself and its history. What becomes of the package and of the money is another matter. */
async function writeStep(
  context: Pick<StepContext, 'publish'>,
  tx: Tx,
  order: OrderRow,
  step: Pick<Step, 'to' | 'emits'>,
  { againOn, shipDate, ...action }: OrderAction & Pick<Act, 'againOn' | 'shipDate'>,
): Promise<OrderRow> {
  const { to: status, emits } = step;
  const position = { ...order, status };
  const moved = await setOrderStatus(tx, order.id, {
    status,
    dueInHours: hoursUntilDue(position, shipDate),
    againOn,
    keepsQuestion: order.cancelAskedAt !== null && stepOfClock(position, true) !== undefined,
  });
  await writeEvent(context, tx, moved, { ...action, what: emits, status });
  // A decision leaves nothing to ask.
  if (order.status === orderStatus.Disputed) endQuestions(tx, order.id);
  // Whoever gets on with what they were offered has said yes.
  if (order.riderId !== null && action.actor === 'carrier') takeAssignmentOf(tx, order.id);
  if (isHandoverAhead(order.status) && !isHandoverAhead(status)) forgetIdlePosition(tx, bearerOf(order));
  return moved;
}

/** Ends a request that nobody has answered. Answers the updates for its two sides. */
export async function endRequest(
  context: Pick<StepContext, 'publish'>,
  tx: Tx,
  order: OrderRow,
  step: Pick<Step, 'to' | 'emits'>,
  action: OrderAction,
): Promise<Update[]> {
  const [isMuted] = await Promise.all([hasMutedAsker(tx, order), writeStep(context, tx, order, step, action)]);
  return updatesOfRequest(order, step.emits, action.actor, isMuted);
}

/** Answers the updates for others. */
async function settlePackage(context: StepContext, tx: Tx, order: OrderRow, step: Step): Promise<Update[]> {
  const { packageId, senderId, carrierId } = order;
  // Others may still ask for it: nothing has changed for them.
  if (step.package === 'wanted') return [];
  setPackageState(tx, packageId, step.package, step.package === 'withdrawn' ? null : carrierId);
  if (step.package === 'delivered') countArrival(tx, { senderId, carrierId });
  const isOver = step.package === 'withdrawn' && order.status === orderStatus.Requested;
  if (!isOver) return [];
  const rest = await endRest(tx, { packageIds: [packageId], why: 'withdrawn' });
  return publishRest(context, tx, rest, { why: 'withdrawn', orders: [order] });
}

async function settleMoney(tx: Tx, order: OrderRow, step: Step, act: Act): Promise<void> {
  const { packageId, carrierId } = order;
  const decide = async (carrierFeeMinor: bigint) => {
    // Whoever is paid for an attempt and the way back has not handed it over: what it cost is its buyer's.
    const goodsToSellerMinor = order.isSale && (await wentBack(tx, order.id)) ? 0n : act.goodsToSellerMinor;
    await decideDispute(tx, { packageId, carrierId, carrierFeeMinor, goodsToSellerMinor });
  };
  switch (step.money) {
    case 'stays':
      return;
    case 'paid':
      await captureEscrow(tx, { packageId, carrierId });
      return;
    case 'frozen':
      await freezeEscrow(tx, packageId);
      return;
    case 'back':
      // Frozen money is only ever moved by a decision.
      await (order.status === orderStatus.Disputed ? decide(0n) : releaseEscrow(tx, packageId));
      return;
    case 'attempt':
      await payAttempt(tx, { packageId, carrierId, attempt: order.attempts === 0 ? 1 : 2 });
      return;
    case 'again':
      await holdAnotherAttempt(tx, { packageId, attempt: 2 });
      return;
    case 'returned':
      await endReturned(tx, { packageId, carrierId });
      return;
    case 'decided':
      if (act.carrierFeeMinor === undefined) throw new Error(`Nobody has said who gets what of ${packageId}`);
      await decide(act.carrierFeeMinor);
      return;
  }
}
