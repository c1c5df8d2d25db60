import { updateImport as call } from '@waybill/contract/imports/update-import';
import { updateImport } from '../commands/update-import.ts';
import { defineRoute } from '../define-route.ts';
import { readImport } from '../read-import.ts';

export const updateImportRoute = defineRoute(call, async (context, { caller, params, body }) => {
  await updateImport(context, caller.userId, params.importId, body);
  return readImport(context.db, caller.userId, params.importId);
});
