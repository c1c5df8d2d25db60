import { orderLimits } from '@waybill/contract/orders/enums';
import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import { type Db, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countAgainst, inWords } from '../../../platform/http/rate-limit.ts';
import { findReceiver, lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { sendReceiverLink } from '../jobs/send-receiver-link.ts';
import { countMessage, subjectOf } from '../receiver-pace.ts';
import { markCodeAsked, secondsSinceCode } from '../storage/handover-codes.ts';
import { hasStopped } from '../storage/message-stops.ts';
import { lockOrder, type OrderRow } from '../storage/orders.ts';

type CodeContext = Pick<OrdersContext, 'db' | 'enqueue' | 'keys'>;

/** Cause of a code. Each has its own count: somebody with the tracking number cannot block the sender. */
export type CodeCause = 'asked by the receiver' | 'asked by the sender';

/** Sends the link and the code to the number on the parcel, whoever asks: not too often, and only while the order needs it. */
export async function sendHandoverCode(context: CodeContext, order: OrderRow, cause: CodeCause): Promise<void> {
  requireHandoverAhead(order);
  requirePause(await secondsSinceCode(context.db, order.id));
  await countCode(context.db, order.id, cause);
  await countForReceiver(context, order, cause);
  await transact(context.db, async (tx) => {
    await lockPackage(tx, order.packageId);
    const locked = await lockOrder(tx, order.id);
    if (!locked) throw new Error(`The order ${order.id} is gone`);
    requireHandoverAhead(locked);
    requirePause(await secondsSinceCode(tx, order.id));
    markCodeAsked(tx, order.id);
    context.enqueue(tx, sendReceiverLink, { orderId: order.id, isCounted: true });
  });
}

async function countForReceiver(context: CodeContext, order: OrderRow, cause: CodeCause): Promise<void> {
  const parcel = await findReceiver(context.db, order.packageId);
  if (!parcel) throw new Error(`The package of ${order.id} is gone`);
  if (await hasStopped(context, parcel.receiverPhone))
    throw new Problem(
      'step_not_allowed',
      cause === 'asked by the sender'
        ? 'This receiver takes no messages from us. Please pass the code on yourself: it stands with the order.'
        : 'This number takes no messages from us. The sender has the code for you.',
    );
  // Somebody with the tracking number must not use up the messages that the sender may send.
  await countMessage(context.db, {
    phone: parcel.receiverPhone,
    senderId: cause === 'asked by the sender' ? order.senderId : undefined,
    about: await subjectOf(context.db, order),
  });
}

/** Every SMS of an order counts: a phone that somebody typed is not ours to flood. */
async function countCode(db: Db, orderId: string, cause: CodeCause): Promise<void> {
  await countAgainst(db, [{ key: `order handover code|${cause}|${orderId}`, max: 5, seconds: 3600 }]);
}

function requireHandoverAhead({ status }: OrderRow): void {
  if (!isHandoverAhead(status))
    throw new Problem('step_not_allowed', 'This parcel is not on its way, so there is no code to send.');
}

function requirePause(secondsSince: number | null): void {
  if (secondsSince === null || secondsSince >= orderLimits.codePauseSeconds) return;
  const retryAfterSeconds = Math.ceil(orderLimits.codePauseSeconds - secondsSince);
  throw new Problem('code_too_soon', `We have just sent the code. It can be sent again in ${inWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });
}
