import { getSalePicture as call } from '@waybill/contract/sales/get-sale-picture';
import { readLinkPicture } from '../../files/index.ts';
import { defineRoute } from '../define-route.ts';
import { noSuchLink } from '../policies.ts';
import { readSalePreview } from '../read-preview.ts';

export const getSalePictureRoute = defineRoute(call, async (context, { params, request, reply }) => {
  const preview = await readSalePreview(context.db, params.code, request.ip);
  if (!preview?.image) throw noSuchLink();
  const etag = `"${preview.image.publicId}-link"`;
  // Not for good: once it is sold, it is nobody’s to see by the link alone.
  const kept = { 'cache-control': 'public, max-age=3600', etag };
  if (request.headers['if-none-match']?.includes(etag)) {
    await reply.code(304).headers(kept).send();
    return;
  }
  await reply
    .headers(kept)
    .type('image/jpeg')
    .send(await readLinkPicture(context, preview.image));
});
