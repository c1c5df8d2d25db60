import { previewBulk as call } from '@waybill/contract/ops/preview-bulk';
import { requireSingle } from '../bulk-policies.ts';
import { bulkViewOf } from '../case-views.ts';
import { previewBulk } from '../commands/preview-bulk.ts';
import { defineRoute } from '../define-route.ts';

export const previewBulkRoute = defineRoute(call, async (context, { caller, body }) => {
  requireSingle(caller, body.act);
  return bulkViewOf(await previewBulk(context, { caller, ...body }));
});
