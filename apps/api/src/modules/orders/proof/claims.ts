import { type OrderStatus, orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import type { Side } from '@waybill/contract/orders/process';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { imagesOf } from '../../files/index.ts';
import { sendUpdates, updatesOf } from '../process/updates.ts';
import { insertEvent, type LateClaim, lastStepAt, listLateClaims, type OrderAction } from '../storage/events.ts';
import type { OrderRow } from '../storage/orders.ts';

const minutesOff = 2;
const msOff = minutesOff * 60_000;
const field = 'happenedAt';
const mostLateClaims = 5;

/** The time of an event as a phone without network recorded it. Clocks of phones are a little off; the future is refused. */
export function readHappenedAt(happenedAt: string | undefined): Date | undefined {
  if (happenedAt === undefined) return undefined;
  const now = Date.now();
  const at = Date.parse(happenedAt);
  if (at > now + msOff)
    throw new Problem('invalid_input', 'That is in the future. Please check the clock of your phone.', { field });
  if (at < now - orderLimits.claimDays * 86_400_000)
    throw new Problem('invalid_input', `That was more than ${orderLimits.claimDays} days ago.`, { field });
  return new Date(Math.min(at, now));
}

/** Nothing happens before what had to happen first. */
export async function notBeforeLastStep(tx: Tx, order: OrderRow, happenedAt: Date | undefined): Promise<Date | undefined> {
  const last = happenedAt && (await lastStepAt(tx, order.id));
  if (!last) return happenedAt;
  if (happenedAt.getTime() < last.getTime() - msOff)
    throw new Problem('invalid_input', 'That was before the last step of this delivery. Please check the time.', { field });
  return happenedAt < last ? last : happenedAt;
}

const { PickedUp, Delivered, Disputed, Cancelled } = orderStatus;

/** Entered without network, and meanwhile the order has gone another way. */
export function isLateClaim(
  order: OrderRow,
  side: Side,
  { to, happenedAt }: { readonly to: OrderStatus; readonly happenedAt: Date | undefined },
): boolean {
  return (
    happenedAt !== undefined &&
    side === 'carrier' &&
    (to === PickedUp || to === Delivered) &&
    (order.status === Disputed || order.status === Cancelled)
  );
}

/** Stores a claim that came too late. It changes nothing, but staff see it when they decide. Stored once; answers the event's id. */
export async function keepLateClaim(tx: Tx, order: OrderRow, to: OrderStatus, action: OrderAction): Promise<string> {
  const message = action.message || (to === PickedUp ? 'I had picked it up.' : 'I had handed it over.');
  const kept = await listLateClaims(tx, order.id);
  const pictures = await imagesOf(
    tx,
    kept.map(({ id }) => id),
  );
  const isIn = (claimId: string, imageId: string) => pictures.get(claimId)?.some(({ publicId }) => publicId === imageId) === true;
  const isSame = (claim: LateClaim) =>
    claim.message === message &&
    claim.proof === (action.proof ?? null) &&
    (action.imageIds ?? []).every((imageId) => isIn(claim.id, imageId));
  const before = kept.find(isSame) ?? (kept.length < mostLateClaims ? undefined : kept[0]);
  if (before) return before.id;
  const id = await insertEvent(tx, { ...action, message, orderId: order.id, what: 'claim-late', status: null });
  sendUpdates(tx, updatesOf(order, 'claim-late'));
  return id;
}

export function wasLateClaim(resultId: string): boolean {
  return resultId.startsWith('evt_');
}

export function lateClaim(): Problem {
  return new Problem(
    'step_not_allowed',
    'This delivery has gone another way in the meantime. We have kept what you sent, and our team will see it.',
  );
}
