import { retryPayout as call } from '@waybill/contract/ops/retry-payout';
import { retryPayout } from '../commands/retry-payout.ts';
import { defineRoute } from '../define-route.ts';
import { readPayout } from '../read-payout.ts';

export const retryPayoutRoute = defineRoute(call, async (context, { caller, params: { reference }, body: { because } }) => {
  await retryPayout(context, { staffId: caller.userId, reference, because });
  return readPayout(context, reference);
});
