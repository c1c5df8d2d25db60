import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { findReceiver } from '../../timeline/index.ts';
import { handoverCodeOf } from '../codes.ts';
import type { OrdersContext } from '../context.ts';
import { isHandoverAhead } from '../order-standing.ts';
import { receiverSms } from '../receiver-sms.ts';
import { markCodeSent } from '../storage/handover-codes.ts';
import { findOrder } from '../storage/orders.ts';

/** The receiver needs no account: they get the tracking link and the handover code by SMS. */
export const sendReceiverLink = defineJob<{ readonly orderId: string }>('orders.send-receiver-link');

/** Says what is right now: whoever receives it, and the code that counts. */
export const sendReceiverLinkNow = handleJob(sendReceiverLink, async (context: OrdersContext, { orderId }) => {
  const { db, keys, sms, publicUrl } = context;
  const order = await findOrder(db, orderId);
  if (!order || !isHandoverAhead(order.status)) return;
  const parcel = await findReceiver(db, order.packageId);
  if (!parcel) throw new Error(`The package of ${orderId} is gone`);
  const code = handoverCodeOf(keys, order.id, order.handoverCodeNumber);
  const link = `${publicUrl}/track/${order.trackingId}`;
  await sms.send({ to: parcel.receiverPhone, text: receiverSms({ senderName: parcel.senderName, link, code }) });
  await markCodeSent(db, order.id, order.handoverCodeNumber);
});
