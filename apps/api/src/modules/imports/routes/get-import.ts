import { getImport as call } from '@waybill/contract/imports/get-import';
import { defineRoute } from '../define-route.ts';
import { readImport } from '../read-import.ts';

export const getImportRoute = defineRoute(call, ({ db }, { caller, params, query }) =>
  readImport(db, caller.userId, params.importId, query.rows === 'all'),
);
