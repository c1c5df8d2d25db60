import { resendHandoverCode as call } from '@waybill/contract/orders/resend-handover-code';
import { Problem } from '../../../platform/http/problem.ts';
import { sendHandoverCode } from '../commands/send-handover-code.ts';
import { defineRoute } from '../define-route.ts';
import { findOrder } from '../storage/orders.ts';

/** For the sender alone: a carrier at the door asks the receiver, who has the tracking page. */
export const resendHandoverCodeRoute = defineRoute(call, async (context, { caller, params }) => {
  const order = await findOrder(context.db, params.id);
  if (order?.senderId !== caller.userId) throw new Problem('not_found', 'We cannot find this order.');
  await sendHandoverCode(context, order, 'asked by the sender');
});
