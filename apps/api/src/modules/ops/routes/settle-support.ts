import { settleSupport as call } from '@waybill/contract/ops/settle-support';
import { settleSupport } from '../commands/settle-support.ts';
import { defineRoute } from '../define-route.ts';

export const settleSupportRoute = defineRoute(call, (context, { caller, params: { roomId }, body: { upTo } }) =>
  settleSupport(context, { staffId: caller.userId, roomId, upTo }),
);
