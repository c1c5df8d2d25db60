import { type OrderStatus, orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { inWords } from '../../../platform/http/rate-limit.ts';
import { sameText } from '../../../platform/secret-keys.ts';
import { handoverCodeOf, pickupCodeOf, returnCodeOf } from '../codes.ts';
import type { OrdersContext } from '../context.ts';
import { mayStep } from '../policies.ts';
import { type CodeKind, clearTries, countWrongTry, findTries } from '../storage/code-tries.ts';
import { lockOrder, type OrderRow } from '../storage/orders.ts';
import { isLateClaim } from './claims.ts';

type Try = {
  readonly callerId: string;
  readonly to: OrderStatus;
  readonly happenedAt: Date | undefined;
  readonly code: string;
};

/** The code is right, of the receiver there was then. */
export type Judged = { readonly codeNumber: number };

/**
 * Judges a code in a transaction of its own: a wrong try counts, whatever becomes of the step, and is refused. Nothing where
 * no code is needed: then it is not compared.
 */
export async function judgeCode(
  { db, keys }: Pick<OrdersContext, 'db' | 'keys'>,
  orderId: string,
  tried: Try,
): Promise<Judged | undefined> {
  const kind = kindOf(tried.to);
  if (!kind) return undefined;
  const verdict = await transact(db, async (tx) => {
    const [order, tries] = await Promise.all([lockOrder(tx, orderId), findTries(tx, orderId, kind)]);
    if (!order) return undefined;
    const right = rightCode(keys, order, tried.to);
    if (right === undefined || order.carrierId !== tried.callerId || !isAsked(order, tried)) return undefined;
    const { wrongTries, secondsResting } = tries;
    if (secondsResting > 0) return resting(secondsResting);
    if (sameText(tried.code, right)) {
      clearTries(tx, orderId, kind);
      return { codeNumber: order.handoverCodeNumber };
    }
    await countWrongTry(tx, orderId, kind);
    return wrong(kind, orderLimits.codeTries - wrongTries - 1);
  });
  if (verdict instanceof Problem) throw verdict;
  return verdict;
}

const { PickedUp, Delivered, Cancelled, Returning } = orderStatus;

/** The tries that a code counts among. Those of the way back count like those of the pickup, which is long past. */
function kindOf(to: OrderStatus): CodeKind | undefined {
  if (to === PickedUp || to === Cancelled) return 'pickup';
  return to === Delivered ? 'handover' : undefined;
}

/** The code that the step asks for, if it does. */
function rightCode(
  keys: OrdersContext['keys'],
  { id, status, handoverCodeNumber }: OrderRow,
  to: OrderStatus,
): string | undefined {
  if (to === PickedUp) return pickupCodeOf(keys, id);
  if (to === Delivered) return handoverCodeOf(keys, id, handoverCodeNumber);
  return to === Cancelled && status === Returning ? returnCodeOf(keys, id) : undefined;
}

/** Whether anything depends on it: a code cannot be tried out on an order that stands elsewhere. */
function isAsked(order: OrderRow, tried: Try): boolean {
  return mayStep(order, tried.to, 'carrier') !== undefined || isLateClaim(order, 'carrier', tried);
}

function wrong(kind: CodeKind, triesLeft: number): Problem {
  if (triesLeft <= 0) return resting(orderLimits.codeRestMinutes * 60);
  const whose = kind === 'pickup' ? 'sender' : 'receiver';
  const left = triesLeft === 1 ? 'One try' : `${triesLeft} tries`;
  return new Problem('code_wrong', `That is not the ${whose}’s code. ${left} left.`, { field: 'code', triesLeft });
}

function resting(seconds: number): Problem {
  return new Problem(
    'code_resting',
    `The code is paused after five wrong tries. Try again in ${inWords(seconds)}, or take a photo instead.`,
    { field: 'code', retryAfterSeconds: seconds },
  );
}
