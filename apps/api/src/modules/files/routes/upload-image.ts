import { uploadImage as call } from '@waybill/contract/files/upload-image';
import { requirePermission, uploadImage } from '../commands/upload-image.ts';
import { defineRoute } from '../define-route.ts';
import { withStore } from '../with-store.ts';

export const uploadImageRoute = defineRoute(
  call,
  (context, { params, file }) => withStore(() => uploadImage(context, params.publicId, file.bytes)),
  { beforeFile: (context, { params, body }) => requirePermission(context, params.publicId, body) },
);
