import { kycPending as call } from '@waybill/contract/users/kyc-pending';
import { getCheck } from '../commands/get-check.ts';
import { kycPending } from '../commands/kyc-pending.ts';
import { defineRoute } from '../define-route.ts';

export const kycPendingRoute = defineRoute(call, async (context, { caller, body }) => {
  await kycPending(context, caller.userId, body);
  return getCheck(context, caller.userId);
});
