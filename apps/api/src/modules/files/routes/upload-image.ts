import { uploadImage } from '@waybill/contract/files/upload-image';
import { defineRoute } from '../../../platform/http/route.ts';
import { requirePermission, takeUpload } from '../commands/take-upload.ts';
import type { FilesContext } from '../context.ts';
import { withStore } from '../with-store.ts';

export const uploadImageRoute = defineRoute(
  uploadImage,
  (context: FilesContext, { params, file }) => withStore(() => takeUpload(context, params.publicId, file.bytes)),
  { beforeFile: (context, { params, body }) => requirePermission(context, params.publicId, body) },
);
