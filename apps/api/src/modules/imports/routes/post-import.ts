import { postImport as call } from '@waybill/contract/imports/post-import';
import { postImport } from '../commands/post-import.ts';
import { defineRoute } from '../define-route.ts';
import { readImport } from '../read-import.ts';

export const postImportRoute = defineRoute(call, async (context, { caller, params, body, idempotencyKey }) => {
  await postImport(context, caller, idempotencyKey, { ...body, importId: params.importId });
  return readImport(context.db, caller.userId, params.importId);
});
