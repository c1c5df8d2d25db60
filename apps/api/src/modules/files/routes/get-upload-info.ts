import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import { imageLimits } from '@waybill/contract/files/image-limits';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { permitUpload } from '../commands/permit-upload.ts';
import type { FilesContext } from '../context.ts';

export const getUploadInfoRoute = defineRoute(getUploadInfo, async (context: FilesContext, { caller, params, query }) => {
  if (params.id !== caller.userId) throw new Problem('forbidden', 'You can add pictures for yourself only.');
  const { id, url, fields, expiresAt } = await permitUpload(context, caller.userId, query.profile);
  return { publicId: id, uploadUrl: url, fields, expiresAt: expiresAt.toISOString(), maxBytes: imageLimits.bytes };
});
