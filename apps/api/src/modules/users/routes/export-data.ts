import { exportData as call } from '@waybill/contract/users/export-data';
import { defineRoute } from '../../../platform/http/route.ts';
import { requireConfirmation } from '../../identity/index.ts';
import type { UsersContext } from '../context.ts';
import { readExport } from '../export/read-export.ts';

export const exportDataRoute = defineRoute(call, async ({ db }: UsersContext, { caller }) => {
  await requireConfirmation(db, caller);
  return readExport(db, caller.userId);
});
