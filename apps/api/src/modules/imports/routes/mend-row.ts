import { mendRow as call } from '@waybill/contract/imports/mend-row';
import { mendRow } from '../commands/mend-row.ts';
import { defineRoute } from '../define-route.ts';
import { readMendedRow } from '../read-import.ts';

export const mendRowRoute = defineRoute(call, async (context, { caller, params: { importId, position }, body }) => {
  await mendRow(context, { userId: caller.userId, importId, position }, body);
  return readMendedRow(context.db, caller.userId, importId, position);
});
