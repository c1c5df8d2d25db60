import { deleteImport as call } from '@waybill/contract/imports/delete-import';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../define-route.ts';
import { unknownImport } from '../policies.ts';
import { deleteImport } from '../storage/imports.ts';

export const deleteImportRoute = defineRoute(call, async ({ db }, { caller, params }) => {
  if (!(await transact(db, (tx) => deleteImport(tx, caller.userId, params.importId)))) throw unknownImport();
});
