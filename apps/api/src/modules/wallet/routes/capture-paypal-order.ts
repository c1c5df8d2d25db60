import { capturePaypalOrder as call } from '@waybill/contract/wallet/capture-paypal-order';
import { Problem } from '../../../platform/http/problem.ts';
import { capturePaypalOrder } from '../commands/capture-paypal-order.ts';
import { defineRoute } from '../define-route.ts';
import { transactionViewOf } from '../views.ts';
import { orProviderDown } from './provider-down.ts';

export const capturePaypalOrderRoute = defineRoute(call, async (context, { caller, query, body }) => {
  const orderId = body?.orderId ?? query.orderId;
  if (!orderId) throw new Problem('invalid_input', 'Please give the order.', { field: 'orderId' });
  return transactionViewOf(await orProviderDown(capturePaypalOrder(context, caller.userId, orderId)));
});
