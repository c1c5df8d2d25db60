import { handOver as call } from '@waybill/contract/ops/hand-over';
import { handOver } from '../commands/hand-over.ts';
import { defineRoute } from '../define-route.ts';

export const handOverRoute = defineRoute(call, async (context, { caller, body }) => ({
  cases: await handOver(context, { staffId: caller.userId, ...body }),
}));
