import { lookIntoClaim as call } from '@waybill/contract/ops/look-into-claim';
import { lookIntoClaim } from '../commands/look-into-claim.ts';
import { defineRoute } from '../define-route.ts';

export const lookIntoClaimRoute = defineRoute(call, (context, { caller, params: { orderId }, body }) =>
  lookIntoClaim(context, { staffId: caller.userId, orderId, because: body.because }),
);
