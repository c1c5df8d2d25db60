import { lookIntoClaim } from '@waybill/contract/ops/look-into-claim';
import { defineRoute } from '../../../platform/http/route.ts';
import { lookIntoClaim as lookInto } from '../commands/look-into-claim.ts';
import type { OpsContext } from '../context.ts';

export const lookIntoClaimRoute = defineRoute(lookIntoClaim, (context: OpsContext, { caller, params: { orderId }, body }) =>
  lookInto(context, { staffId: caller.userId, orderId, because: body.because }),
);
