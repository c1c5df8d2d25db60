import { permitBuyerPicture as call } from '@waybill/contract/sales/permit-buyer-picture';
import { permissionViewOf } from '../../files/index.ts';
import { buyerIn } from '../buyer-cookie.ts';
import { permitBuyerPicture } from '../commands/permit-buyer-picture.ts';
import { defineRoute } from '../define-route.ts';
import { orderOf, saleUnder } from '../find-link.ts';

export const permitBuyerPictureRoute = defineRoute(call, async (context, { params, request }) => {
  const sale = await saleUnder(context, request, params.code);
  const order = await orderOf(context.db, sale, buyerIn(context, request, sale));
  return permissionViewOf(await permitBuyerPicture(context, sale, order));
});
