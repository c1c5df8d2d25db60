import { toMinor } from '@waybill/contract/money';
import { startTransferTopUp as call } from '@waybill/contract/wallet/start-transfer-top-up';
import { startTransfer } from '../commands/start-payment.ts';
import { defineRoute } from '../define-route.ts';
import { transferViewOf } from '../transfers/transfer-view.ts';

export const startTransferTopUpRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const input = { purpose: 'top-up', amountMinor: toMinor(body.amount), credits: null, title: 'Top-up by transfer' } as const;
  return transferViewOf(context, await startTransfer(context, caller.userId, idempotencyKey, input));
});
