import { getImage as call } from '@waybill/contract/files/get-image';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { findReadyImage } from '../storage/images.ts';
import { sizeKey } from '../storage-keys.ts';
import { withStore } from '../with-store.ts';

export const getImageRoute = defineRoute(call, async (context, { params, request, reply }) => {
  const { publicId, width } = params;
  const image = await findReadyImage(context.db, publicId);
  if (!image?.widths.includes(width)) throw notThere();
  const etag = `"${publicId}-${width}"`;
  const kept = { 'cache-control': 'public, max-age=31536000, immutable', etag };
  if (request.headers['if-none-match']?.includes(etag)) {
    await reply.code(304).headers(kept).send();
    return;
  }
  const bytes = await withStore(() => context.files.get(sizeKey(publicId, width)));
  if (!bytes) throw notThere();
  await reply.headers(kept).type('image/webp').send(bytes);
});

function notThere(): Problem {
  return new Problem('not_found', 'There is no such picture, or not in this size.');
}
