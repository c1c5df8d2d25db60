import { createImport as call } from '@waybill/contract/imports/create-import';
import { createImport } from '../commands/create-import.ts';
import { defineRoute } from '../define-route.ts';
import { readImport } from '../read-import.ts';

export const createImportRoute = defineRoute(call, async (context, { caller, file }) =>
  readImport(context.db, caller.userId, await createImport(context, caller.userId, file)),
);
