import { copyImage as call } from '@waybill/contract/files/copy-image';
import { copyImage } from '../commands/copy-image.ts';
import { defineRoute } from '../define-route.ts';
import { imageViewOf } from '../views.ts';
import { withStore } from '../with-store.ts';

export const copyImageRoute = defineRoute(call, async (context, { caller, params, body }) =>
  imageViewOf(await withStore(() => copyImage(context, caller.userId, { id: params.publicId, sourceId: body.sourceId }))),
);
