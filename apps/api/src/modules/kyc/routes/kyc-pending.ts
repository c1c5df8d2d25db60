import { kycPending as call } from '@waybill/contract/users/kyc-pending';
import { defineRoute } from '../../../platform/http/route.ts';
import { getCheck } from '../commands/get-check.ts';
import { kycPending } from '../commands/kyc-pending.ts';
import type { KycContext } from '../context.ts';

export const kycPendingRoute = defineRoute(call, async (context: KycContext, { caller, body }) => {
  await kycPending(context, caller.userId, body);
  return getCheck(context, caller.userId);
});
