import { getExpressDeliveryRequestInfo as call } from '@waybill/contract/orders/get-express-delivery-request-info';
import { defineRoute } from '../define-route.ts';
import { readRequest } from '../express/read-requests.ts';
import { readExpress, readSearch } from '../express/read-search.ts';

export const getExpressDeliveryRequestInfoRoute = defineRoute(call, async ({ db }, { caller, params, query }) => {
  const parcel = await readExpress(db, params.packageId, caller.userId);
  if (parcel.isMine) return { request: null, search: await readSearch(db, parcel) };
  return { request: await readRequest(db, caller.userId, parcel, query.deliveryUserId), search: null };
});
