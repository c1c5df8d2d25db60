import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';
import { timeZone } from '../time-zone.ts';

export const getMoneyFlow = defineCall({
  method: 'GET',
  path: '/wallet/flow',
  access: 'member',
  summary: 'Money in and out per day of a time zone, oldest first, for the chart.',
  query: z.strictObject({
    currency: currencyCode,
    days: z._default(
      z.coerce.number().check(z.int('From 7 to 90'), z.minimum(7, 'From 7 to 90'), z.maximum(90, 'From 7 to 90')),
      30,
    ),
    timeZone,
  }),
  success: {
    status: 200,
    body: z.object({ days: z.array(z.object({ day: z.iso.date(), moneyIn: amountView, moneyOut: amountView })) }),
  },
});
