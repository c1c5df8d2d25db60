import { finishUpload } from '@waybill/contract/files/finish-upload';
import { defineRoute } from '../../../platform/http/route.ts';
import { finishImage } from '../commands/finish-upload.ts';
import type { FilesContext } from '../context.ts';
import { imageViewOf } from '../views.ts';
import { withStore } from '../with-store.ts';

export const finishUploadRoute = defineRoute(finishUpload, async (context: FilesContext, { caller, params }) =>
  imageViewOf(await withStore(() => finishImage(context, caller.userId, params.publicId))),
);
