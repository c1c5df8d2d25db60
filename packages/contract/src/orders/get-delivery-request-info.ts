import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { packageView } from '../timeline/item-view.ts';
import { negotiationThreadView } from './negotiation-view.ts';
import { orderView } from './order-view.ts';

export const getDeliveryRequestInfo = defineCall({
  method: 'GET',
  path: '/orders/DeliveryRequestInfo/{packageId}/{userId}',
  access: 'member',
  summary:
    'Where the sender of a package and one carrier (userId) stand: the parcel, the request if there is one, the negotiation.',
  params: z.strictObject({ packageId: idOf('package'), userId: idOf('user') }),
  success: {
    status: 200,
    body: z.object({
      package: packageView,
      /** The newest between the two. */
      order: z.nullable(orderView),
      negotiation: negotiationThreadView,
      /** Whether the caller, as a carrier, may ask to carry it. */
      canAsk: z.boolean(),
    }),
  },
  errors: ['not_found'],
});
