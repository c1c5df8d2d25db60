import { uploadImage as call } from '@waybill/contract/files/upload-image';
import { defineRoute } from '../../../platform/http/route.ts';
import { requirePermission, uploadImage } from '../commands/upload-image.ts';
import type { FilesContext } from '../context.ts';
import { withStore } from '../with-store.ts';

export const uploadImageRoute = defineRoute(
  call,
  (context: FilesContext, { params, file }) => withStore(() => uploadImage(context, params.publicId, file.bytes)),
  { beforeFile: (context, { params, body }) => requirePermission(context, params.publicId, body) },
);
