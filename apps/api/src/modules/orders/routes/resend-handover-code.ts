import { resendHandoverCode as call } from '@waybill/contract/orders/resend-handover-code';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { sendHandoverCode } from '../commands/send-handover-code.ts';
import type { OrdersContext } from '../context.ts';
import { findOrder } from '../storage/orders.ts';

/** For the sender alone: a carrier at the door asks the receiver, who has the tracking page. */
export const resendHandoverCodeRoute = defineRoute(call, async (context: OrdersContext, { caller, params }) => {
  const order = await findOrder(context.db, params.id);
  if (order?.senderId !== caller.userId) throw new Problem('not_found', 'We cannot find this order.');
  await sendHandoverCode(context, order, 'asked by the sender');
});
