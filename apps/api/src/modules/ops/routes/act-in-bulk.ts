import { actInBulk as call } from '@waybill/contract/ops/act-in-bulk';
import { requireFactor, requireSingle } from '../bulk-policies.ts';
import { bulkViewOf } from '../case-views.ts';
import { actInBulk } from '../commands/act-in-bulk.ts';
import { defineRoute } from '../define-route.ts';

export const actInBulkRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  requireSingle(caller, body.act);
  requireFactor(caller, body.act);
  return bulkViewOf(await actInBulk(context, { caller, ...body, idempotencyKey }));
});
