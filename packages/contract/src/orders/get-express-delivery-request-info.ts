import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { expressRequestView, expressSearchView } from './express-view.ts';

export const getExpressDeliveryRequestInfo = defineCall({
  method: 'GET',
  path: '/orders/ExpressDeliveryRequestInfo/{packageId}',
  access: 'member',
  summary: 'An express parcel: for a rider (deliveryUserId is the caller) what it asks for; for its sender how the search goes.',
  params: z.strictObject({ packageId: idOf('package') }),
  query: z.strictObject({ deliveryUserId: z.optional(idOf('user')) }),
  success: {
    status: 200,
    body: z.object({ request: z.nullable(expressRequestView), search: z.nullable(expressSearchView) }),
  },
  errors: ['not_found'],
});
