import { exportData as call } from '@waybill/contract/users/export-data';
import { requireConfirmation } from '../../identity/index.ts';
import { defineRoute } from '../define-route.ts';
import { readExport } from '../export/read-export.ts';

export const exportDataRoute = defineRoute(call, async ({ db }, { caller }) => {
  await requireConfirmation(db, caller);
  return readExport(db, caller.userId);
});
