import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';

export const getStats = defineCall({
  method: 'GET',
  path: '/users/stats',
  access: 'member',
  summary: 'One’s own figures: what was sent, carried, earned and said, in all and month by month.',
  success: {
    status: 200,
    body: z.object({
      packagesSent: z.int(),
      numberOfDeliveries: z.int(),
      /** Accepted, picked up or under way now, on either side. */
      runningOrders: z.int(),
      /** The completed part of the ended deliveries one carried: 0 to 100; null while none has ended. */
      completionRate: z.nullable(z.int()),
      rating: z.number(),
      numberOfRatings: z.int(),
      /** The number of ratings with one star, two stars, up to five. */
      stars: z.array(z.int()),
      posts: z.int(),
      likesReceived: z.int(),
      /** Fees earned less commission, and what was paid for sending, by currency; only those with anything. */
      money: z.array(z.object({ currency: currencyCode, earned: amountView, spent: amountView })),
      /** The last six months in Lagos, oldest first, the running one last. */
      months: z.array(z.object({ month: z.string(), sent: z.int(), delivered: z.int() })),
    }),
  },
});
