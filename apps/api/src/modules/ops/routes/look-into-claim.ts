import { lookIntoClaim as call } from '@waybill/contract/ops/look-into-claim';
import { defineRoute } from '../../../platform/http/route.ts';
import { lookIntoClaim } from '../commands/look-into-claim.ts';
import type { OpsContext } from '../context.ts';

export const lookIntoClaimRoute = defineRoute(call, (context: OpsContext, { caller, params: { orderId }, body }) =>
  lookIntoClaim(context, { staffId: caller.userId, orderId, because: body.because }),
);
