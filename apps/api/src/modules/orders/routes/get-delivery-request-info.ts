import { orderStatus } from '@waybill/contract/orders/enums';
import { getDeliveryRequestInfo as call } from '@waybill/contract/orders/get-delivery-request-info';
import { Problem } from '../../../platform/http/problem.ts';
import { readPackageView } from '../../timeline/index.ts';
import { defineRoute } from '../define-route.ts';
import { readThread } from '../read-negotiation.ts';
import { readOrder } from '../read-order.ts';
import { findOrderBetween } from '../storage/package-status.ts';

/** `userId` is the carrier, for both sides. */
export const getDeliveryRequestInfoRoute = defineRoute(
  call,
  async (context, { caller, params: { packageId, userId: carrierId } }) => {
    const { db } = context;
    const viewerId = caller.userId;
    const parcel = await readPackageView(db, packageId, viewerId);
    const isSender = parcel?.author.id === viewerId;
    if (!parcel || (!isSender && viewerId !== carrierId)) throw new Problem('not_found', 'We cannot find this parcel.');
    const negotiation = await readThread(db, packageId, viewerId, isSender ? carrierId : parcel.author.id);
    const between = await findOrderBetween(db, packageId, carrierId);
    const isAsked = between?.status === orderStatus.Requested;
    return {
      package: parcel,
      order: between ? await readOrder(context, between.id, viewerId) : null,
      negotiation,
      canAsk: !isSender && parcel.can.carry && parcel.relatedTimelineItemId === null && !isAsked,
    };
  },
);
