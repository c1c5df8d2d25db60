import { giveBackPayout as call } from '@waybill/contract/ops/give-back-payout';
import { giveBack } from '../commands/give-back.ts';
import { defineRoute } from '../define-route.ts';
import { readPayout } from '../read-payout.ts';

export const giveBackPayoutRoute = defineRoute(call, async (context, { caller, params: { reference }, body }) => {
  await giveBack(context, { staffId: caller.userId, reference, ...body });
  return readPayout(context, reference);
});
