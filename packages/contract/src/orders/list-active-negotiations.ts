import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { authorView } from '../timeline/item-view.ts';
import { negotiationView } from './negotiation-view.ts';

export const listActiveNegotiations = defineCall({
  method: 'GET',
  path: '/orders/activenegotiations',
  access: 'member',
  summary: 'Negotiations of one’s own in which an amount is open or agreed and waits for the sender, newest first.',
  query: z.strictObject(pageQuery),
  success: {
    status: 200,
    body: page(
      z.object({
        packageId: negotiationView.shape.packageId,
        otherParty: authorView,
        itemCategoryId: z.int(),
        pickup: z.string(),
        dropOff: z.string(),
        /** The latest one. */
        offer: negotiationView,
        heldFee: z.number(),
        /** For the sender: the charge for sending, 0 where a credit paid it. Null for the carrier. */
        charge: z.nullable(z.number()),
        needsMe: z.boolean(),
      }),
    ),
  },
});
