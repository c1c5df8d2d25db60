import { listTransfers as call } from '@waybill/contract/wallet/list-transfers';
import { defineRoute } from '../define-route.ts';
import { listWaitingTransfers } from '../storage/payments.ts';
import { transferViewOf } from '../transfers/transfer-view.ts';

export const listTransfersRoute = defineRoute(call, async (context, { caller }) => {
  const waiting = await listWaitingTransfers(context.db, caller.userId);
  return { transfers: await Promise.all(waiting.map((payment) => transferViewOf(context, payment))) };
});
