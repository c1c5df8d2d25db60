import type { BodyOf } from '@waybill/contract/call';
import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import { findStep, type Side } from '@waybill/contract/orders/process';
import type { Step } from '@waybill/contract/orders/step';
import type { updateOrder as call } from '@waybill/contract/orders/update-order';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type LockedPackage, lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { mayStep, ownOrder, refuseStep } from '../policies.ts';
import { agreeOnCarrier } from '../process/agree.ts';
import { askToCancel } from '../process/ask-to-cancel.ts';
import { reasonsFrom, requireNeeded } from '../process/needs.ts';
import { requireChecked, requireFree } from '../process/require-carrier.ts';
import { requirePaid } from '../process/require-paid.ts';
import { type Act, takeSteps } from '../process/take-step.ts';
import { isLateClaim, keepLateClaim, lateClaim, notBeforeLastStep, readHappenedAt, wasLateClaim } from '../proof/claims.ts';
import { type Judged, judgeCode } from '../proof/judge-code.ts';
import { findAnswered, lockAndAnswerOnce, type OrderRequest, requestOf } from '../requests.ts';
import { isOutbid } from '../storage/negotiations.ts';
import { carrierOf, findOrder, lockOrder, type OrderRow, packageOf } from '../storage/orders.ts';
import { findCarrierStatus } from '../storage/people.ts';

type Input = BodyOf<typeof call>;

type MoveContext = Pick<OrdersContext, 'db' | 'keys' | 'publish' | 'enqueue'>;

/** Moves an order along the table, by one of its two sides. Answers its id. */
export async function updateOrder(context: MoveContext, callerId: string, idempotencyKey: string, input: Input): Promise<string> {
  const { code, ...wanted } = input;
  const request = requestOf(callerId, 'move', idempotencyKey, wanted);
  const judged = code === undefined ? undefined : await judgeOnce(context, callerId, request, { ...input, code });
  if (typeof judged === 'string') return unlessLate(judged);
  const move = {
    callerId,
    input,
    to: statusOf(input.orderStatus),
    proof: proofOf(judged, input),
    codeNumber: judged?.codeNumber,
  };
  const answer = await lockAndAnswerOnce(
    context.db,
    request,
    (tx) => lockForMove(tx, input.orderId, move.to),
    (tx, locked) => moveOnce(context, tx, locked, move),
  );
  return unlessLate(answer);
}

/** The try counts whether or not the step succeeds. Answers the answer to an earlier copy of the request, if there was one. */
async function judgeOnce(
  context: MoveContext,
  callerId: string,
  request: OrderRequest,
  input: Input & { readonly code: string },
) {
  // First of all: what was answered once is answered again, also when its time would be too long ago by now.
  const [before, found] = await Promise.all([findAnswered(context.db, request), findOrder(context.db, input.orderId)]);
  if (before !== undefined) return before;
  const order = ownOrder(found, callerId);
  requireTrackingId(order, input);
  const { orderId, code } = input;
  // A code proves nothing before it is paid, and is not tried out.
  await requirePaid(context.db, order, statusOf(input.orderStatus));
  const tried = { callerId, to: statusOf(input.orderStatus), happenedAt: readHappenedAt(input.happenedAt), code };
  return judgeCode(context, orderId, tried);
}

function requireTrackingId({ trackingId }: OrderRow, input: Input): void {
  if (input.trackingId !== undefined && input.trackingId !== trackingId)
    throw new Problem('invalid_input', 'That is the tracking number of another delivery.', { field: 'trackingId' });
}

type Locked = Awaited<ReturnType<typeof lockForMove>>;

/** The package, then the order; and under their locks what accepting depends on. */
async function lockForMove(tx: Tx, orderId: string, to: OrderStatus) {
  const isAccepting = to === orderStatus.Accepted;
  const [item, order, carrier, hasOtherFee] = await Promise.all([
    lockPackage(tx, packageOf(tx, orderId)),
    lockOrder(tx, orderId),
    isAccepting ? findCarrierStatus(tx, carrierOf(tx, orderId)) : undefined,
    isAccepting && isOutbid(tx, { id: orderId }),
  ]);
  return { item, order, carrier, hasOtherFee };
}

function unlessLate(resultId: string): string {
  if (wasLateClaim(resultId)) throw lateClaim();
  return resultId;
}

type Move = {
  readonly callerId: string;
  readonly input: Input;
  readonly to: OrderStatus;
  readonly happenedAt: Date | undefined;
  readonly proof?: 'code' | 'photo' | undefined;
  /** Number of the handover code at the time when the code was judged. */
  readonly codeNumber?: number | undefined;
};

async function moveOnce(context: MoveContext, tx: Tx, locked: Locked, wanted: Omit<Move, 'happenedAt'>): Promise<string> {
  const { callerId, input, to, proof } = wanted;
  const { item } = locked;
  const order = ownOrder(locked.order, callerId);
  requireTrackingId(order, input);
  const move: Move = { ...wanted, happenedAt: readHappenedAt(input.happenedAt) };
  if (!item) throw new Error(`The package of ${order.id} is gone`);
  await requirePaid(tx, order, to);
  const side: Side = order.senderId === callerId ? 'sender' : 'carrier';
  const action = { actor: side, userId: callerId, message: input.message, imageIds: input.imageIdList };
  if (isLateClaim(order, side, move))
    return keepLateClaim(tx, order, to, { ...action, proof, ...(move.happenedAt ? { happenedAt: move.happenedAt } : {}) });
  const step = mayStep(order, to, side) ?? refuseStep(order, item, to, side);
  requireNeeded(step, side, input, proof);
  if (to === orderStatus.Delivered && proof === 'code') requireSameReceiver(order, move);
  if (to === orderStatus.Accepted) return accept(context, tx, { ...locked, item, order }, side);
  const reasons = reasonsFrom(step, side, order, input);
  const happenedAt = await notBeforeLastStep(tx, order, move.happenedAt);
  const act = { ...action, happenedAt, reasons, ...(step.needs?.endsWith('proof') ? { proof } : {}) };
  if (step.approvedBy !== undefined && step.approvedBy !== side) return askToCancel(context, tx, order, act);
  const steps: { step: Step; act: Act }[] = [{ step, act }];
  // The receiver's own code proves as much as the sender's confirmation.
  if (to === orderStatus.Delivered && proof === 'code') steps.push(completion(order, happenedAt));
  await takeSteps(context, tx, order, steps);
  return order.id;
}

/** Judged and moved are two transactions: between them the sender may have named another receiver. */
function requireSameReceiver({ handoverCodeNumber }: OrderRow, { codeNumber }: Move): void {
  if (codeNumber !== handoverCodeNumber)
    throw new Problem('code_wrong', 'There is a new receiver, with a code of their own. Please ask them for it.', {
      field: 'code',
    });
}

async function accept(
  context: MoveContext,
  tx: Tx,
  { item, order, carrier, hasOtherFee }: Locked & { readonly item: LockedPackage; readonly order: OrderRow },
  by: Side,
): Promise<string> {
  if (by === 'carrier') requireChecked(carrier);
  else requireFree(carrier);
  if (hasOtherFee) throw new Problem('offer_over', 'They have suggested another fee since. Please answer that one.');
  await agreeOnCarrier(context, tx, {
    item,
    asked: order,
    carrierId: order.carrierId,
    feeMinor: BigInt(item.priceMinor),
    by,
  });
  return order.id;
}

function completion({ askedBy }: OrderRow, happenedAt: Date | undefined): { step: Step; act: Act } {
  const step = findStep({ status: orderStatus.Delivered, askedBy }, orderStatus.Completed, 'time');
  if (!step) throw new Error('The table does not complete what was delivered');
  return { step, act: { actor: 'time', userId: null, happenedAt, proof: 'code' } };
}

function proofOf(judged: Judged | undefined, { imageIdList }: Input): Move['proof'] {
  if (judged) return 'code';
  return imageIdList.length > 0 ? 'photo' : undefined;
}

function statusOf(value: number): OrderStatus {
  const status = Object.values(orderStatus).find((known) => known === value);
  if (status === undefined) throw new Error(`${value} is no status`);
  return status;
}
