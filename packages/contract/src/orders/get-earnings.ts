import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';
import { timeZone } from '../time-zone.ts';

const span = z.object({ deliveries: z.int(), earned: amountView });

export const getEarnings = defineCall({
  method: 'GET',
  path: '/orders/earnings',
  access: 'member',
  summary: 'What one has earned by carrying: today, in the last 7 and 30 days of a time zone, and what has yet to clear.',
  query: z.strictObject({ timeZone }),
  success: {
    status: 200,
    body: z.object({
      currencies: z.array(z.object({ currency: currencyCode, today: span, week: span, month: span, uncleared: amountView })),
      /** Earned a day, the last 14 days, oldest first; in the home currency. */
      days: z.array(z.object({ day: z.iso.date(), currency: currencyCode, earned: amountView })),
    }),
  },
});
