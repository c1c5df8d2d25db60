import { verifyCardTopUp as call } from '@waybill/contract/wallet/verify-card-top-up';
import { settlePayment } from '../commands/settle-payment.ts';
import { defineRoute } from '../define-route.ts';
import { checkOwn, transactionOf } from '../own-payments.ts';
import { findPayment } from '../storage/payments.ts';
import { transactionViewOf } from '../views.ts';
import { orProviderDown } from './provider-down.ts';

export const verifyCardTopUpRoute = defineRoute(call, async (context, { caller, body }) => {
  const payment = checkOwn(await findPayment(context.db, body.reference), caller.userId);
  await orProviderDown(settlePayment(context, payment.reference));
  return { purpose: payment.purpose, transaction: transactionViewOf(await transactionOf(context, payment)) };
});
