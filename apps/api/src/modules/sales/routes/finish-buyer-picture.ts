import { finishBuyerPicture as call } from '@waybill/contract/sales/finish-buyer-picture';
import { finishUpload, imageViewOf, withStore } from '../../files/index.ts';
import { buyerIn } from '../buyer-cookie.ts';
import { defineRoute } from '../define-route.ts';
import { orderOf, saleUnder } from '../find-link.ts';

export const finishBuyerPictureRoute = defineRoute(call, async (context, { params, request }) => {
  const sale = await saleUnder(context, request, params.code);
  const { id: buyerId } = await orderOf(context.db, sale, buyerIn(context, request, sale));
  return imageViewOf(await withStore(() => finishUpload(context, buyerId, params.publicId)));
});
