import { finishUpload as call } from '@waybill/contract/files/finish-upload';
import { finishUpload } from '../commands/finish-upload.ts';
import { defineRoute } from '../define-route.ts';
import { imageViewOf } from '../views.ts';
import { withStore } from '../with-store.ts';

export const finishUploadRoute = defineRoute(call, async (context, { caller, params }) =>
  imageViewOf(await withStore(() => finishUpload(context, caller.userId, params.publicId))),
);
