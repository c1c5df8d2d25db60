import { verifyTransfer as call } from '@waybill/contract/wallet/verify-transfer';
import { Problem } from '../../../platform/http/problem.ts';
import { settlePayment } from '../commands/settle-payment.ts';
import { defineRoute } from '../define-route.ts';
import { checkOwn } from '../own-payments.ts';
import { findPayment } from '../storage/payments.ts';
import { transferViewOf } from '../transfers/transfer-view.ts';
import { orProviderDown } from './provider-down.ts';

export const verifyTransferRoute = defineRoute(call, async (context, { caller, body: { reference } }) => {
  const payment = checkOwn(await findPayment(context.db, reference), caller.userId);
  if (payment.accountNumber === null) throw new Problem('not_found', 'We do not know that payment.');
  await orProviderDown(settlePayment(context, reference));
  return transferViewOf(context, checkOwn(await findPayment(context.db, reference), caller.userId));
});
