import { finishUpload as call } from '@waybill/contract/files/finish-upload';
import { defineRoute } from '../../../platform/http/route.ts';
import { finishUpload } from '../commands/finish-upload.ts';
import type { FilesContext } from '../context.ts';
import { imageViewOf } from '../views.ts';
import { withStore } from '../with-store.ts';

export const finishUploadRoute = defineRoute(call, async (context: FilesContext, { caller, params }) =>
  imageViewOf(await withStore(() => finishUpload(context, caller.userId, params.publicId))),
);
