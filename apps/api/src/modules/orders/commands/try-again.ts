import { addDays } from '@waybill/contract/day';
import { orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockPackage } from '../../timeline/index.ts';
import { approvePin, holdApproval, type PinApproval } from '../../wallet/index.ts';
import type { OrdersContext } from '../context.ts';
import { mayStep, ownOrder, refuseStep } from '../policies.ts';
import { takeStep } from '../process/take-step.ts';
import { answerOnce, findAnswered, type OrderRequest, requestOf } from '../requests.ts';
import { findToday } from '../storage/events.ts';
import { findOrder, lockOrder, type OrderRow } from '../storage/orders.ts';

type Again = { readonly orderId: string; readonly day: string };

type AgainContext = Pick<OrdersContext, 'db' | 'publish' | 'pinPepper'>;

/** The seller has a failed attempt repeated, on a day, and for another half of the fee. */
export async function tryAgain(
  context: AgainContext,
  callerId: string,
  idempotencyKey: string,
  { pin, ...again }: Again & { readonly pin: string },
): Promise<void> {
  const request = requestOf(callerId, 'again', idempotencyKey, again);
  if ((await findAnswered(context.db, request)) !== undefined) return;
  const order = ownOrder(await findOrder(context.db, again.orderId), callerId);
  if (order.senderId !== callerId) throw new Problem('forbidden', 'Only the seller can ask for another attempt.');
  await tryAgainOnce(context, await approvePin(context, callerId, pin), request, again);
}

/** With the PIN given. */
function tryAgainOnce(
  context: AgainContext,
  approval: PinApproval,
  request: OrderRequest,
  { orderId, day }: Again,
): Promise<string> {
  return answerOnce(context.db, request, async (tx) => {
    await holdApproval(tx, approval);
    const known = ownOrder(await findOrder(tx, orderId), approval.userId);
    const item = await lockPackage(tx, known.packageId);
    const order = ownOrder(await lockOrder(tx, orderId), approval.userId);
    if (!item) throw new Error(`The package of ${orderId} is gone`);
    requireAttemptsLeft(order);
    const step = mayStep(order, orderStatus.InTransit, 'sender') ?? refuseStep(order, item, orderStatus.InTransit, 'sender');
    await checkDay(tx, day);
    await takeStep(context, tx, order, step, { actor: 'sender', userId: approval.userId, againOn: day });
    return orderId;
  });
}

function requireAttemptsLeft({ attempts }: OrderRow): void {
  if (attempts >= orderLimits.attempts) throw new Problem('step_not_allowed', 'It was tried twice, and goes back to you now.');
}

async function checkDay(tx: Tx, day: string): Promise<void> {
  const today = await findToday(tx);
  const last = addDays(today, orderLimits.againWithinDays);
  if (day < today || day > last)
    throw new Problem('invalid_input', `Please choose a day from today to ${orderLimits.againWithinDays} days from now.`, {
      field: 'day',
    });
}
