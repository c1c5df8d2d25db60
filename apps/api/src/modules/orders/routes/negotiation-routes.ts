import type { Route } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';
import { acceptOfferRoute } from './accept-offer.ts';
import { createNegotiationRoute } from './create-negotiation.ts';
import { endNegotiationRoute } from './end-negotiation.ts';
import { getDeliveryRequestInfoRoute } from './get-delivery-request-info.ts';
import { getNegotiationsRoute } from './get-negotiations.ts';
import { listActiveNegotiationsRoute } from './list-active-negotiations.ts';
import { updateDeliveryFeeRoute } from './update-delivery-fee.ts';

export const negotiationRoutes: readonly Route<OrdersContext>[] = [
  createNegotiationRoute,
  getNegotiationsRoute,
  endNegotiationRoute,
  listActiveNegotiationsRoute,
  acceptOfferRoute,
  updateDeliveryFeeRoute,
  getDeliveryRequestInfoRoute,
];
