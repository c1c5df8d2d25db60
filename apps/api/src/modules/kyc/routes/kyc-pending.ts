import { kycPending } from '@waybill/contract/users/kyc-pending';
import { defineRoute } from '../../../platform/http/route.ts';
import { lookAtCheck } from '../commands/get-check.ts';
import { handIn } from '../commands/kyc-pending.ts';
import type { KycContext } from '../context.ts';

export const kycPendingRoute = defineRoute(kycPending, async (context: KycContext, { caller, body }) => {
  await handIn(context, caller.userId, body);
  return lookAtCheck(context, caller.userId);
});
