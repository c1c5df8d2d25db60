import { getUploadInfo as call } from '@waybill/contract/files/get-upload-info';
import { Problem } from '../../../platform/http/problem.ts';
import { getUploadInfo } from '../commands/get-upload-info.ts';
import { defineRoute } from '../define-route.ts';
import { permissionViewOf } from '../views.ts';

export const getUploadInfoRoute = defineRoute(call, async (context, { caller, params, query }) => {
  if (params.id !== caller.userId) throw new Problem('forbidden', 'You can add pictures for yourself only.');
  return permissionViewOf(await getUploadInfo(context, caller.userId, query));
});
