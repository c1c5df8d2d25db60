import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { findReceiver } from '../../timeline/index.ts';
import { handoverCodeOf } from '../codes.ts';
import type { OrdersContext } from '../context.ts';
import { subjectOf, uncountMessage, whyWithheld } from '../receiver-pace.ts';
import { receiverSms } from '../receiver-sms.ts';
import { markCodeSent, markCodeWithheld, type Withheld } from '../storage/handover-codes.ts';
import { hasStopped } from '../storage/message-stops.ts';
import { findOrder, type OrderRow, packageOf } from '../storage/orders.ts';

/** The receiver needs no account: they get the tracking link and the handover code by SMS. */
export const sendReceiverLink = defineJob<{
  readonly orderId: string;
  /** The message was requested and counted then. Otherwise it is counted when it goes out. */
  readonly isCounted?: boolean;
}>('orders.send-receiver-link', { queue: 'mail' });

/** Reads the receiver and the code now, when the message is sent: both may have changed since. */
export const sendReceiverLinkNow = handleJob(sendReceiverLink, async (context: OrdersContext, { orderId, isCounted }) => {
  const { db, keys, sms, publicUrl } = context;
  const [order, parcel] = await Promise.all([findOrder(db, orderId), findReceiver(db, packageOf(db, orderId))]);
  if (!order || !isHandoverAhead(order.status)) return;
  if (!parcel) throw new Error(`The package of ${orderId} is gone`);
  const message = { phone: parcel.receiverPhone, senderId: order.senderId, about: await subjectOf(db, order) };
  const why = isCounted
    ? (await hasStopped(context, message.phone))
      ? 'stopped'
      : undefined
    : await whyWithheld(context, message);
  if (why) return withhold(context, order, why);
  const code = handoverCodeOf(keys, order.id, order.handoverCodeNumber);
  const link = `${publicUrl}/track/${order.trackingId}`;
  try {
    await sms.send({ to: parcel.receiverPhone, text: receiverSms({ senderName: parcel.senderName, link, code }) });
  } catch (error) {
    if (!isCounted) await uncountMessage(db, message);
    throw error;
  }
  await markCodeSent(db, order.id, order.handoverCodeNumber);
});

/** The delivery goes on: the sender finds the code with the order, and passes it on. */
function withhold({ db }: OrdersContext, { id, senderId, handoverCodeNumber }: OrderRow, why: Withheld): Promise<void> {
  return transact(db, async (tx) => {
    markCodeWithheld(tx, id, handoverCodeNumber, why);
    sendEvent(tx, senderId, { type: 'order.changed', orderId: id, what: 'code-withheld' });
  });
}
