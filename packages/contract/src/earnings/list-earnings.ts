import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';
import { pageQuery } from '../paging.ts';
import { timeZone } from '../time-zone.ts';
import { longestStatementDays } from '../wallet/statement-period.ts';
import { earningsCurrency, earningsGroups, earningsPeriod, earningsRow, earningsSums } from './earnings-view.ts';

export const listEarnings = defineCall({
  method: 'GET',
  path: '/business/earnings',
  access: 'dispatch-partner',
  summary: `What a business earned in a time of at most ${longestStatementDays} days, and what of it is its riders’: in all, day by day, and by rider, vehicle, route or day, whoever earned most first, days from the newest. Parcels count from the handover; what a decision takes back is taken off on its day.`,
  query: z.strictObject({
    ...pageQuery,
    by: z._default(z.enum(earningsGroups, 'Please choose rider, vehicle, route or day'), 'rider'),
    ...earningsPeriod,
    /** By default that of the country of the business. */
    currency: earningsCurrency,
    timeZone,
  }),
  success: {
    status: 200,
    body: z.object({
      currency: currencyCode,
      total: earningsSums,
      /** Every day of the time, oldest first. */
      days: z.array(z.object({ day: z.iso.date(), earned: amountView, shares: amountView })),
      items: z.array(earningsRow),
      nextCursor: z.nullable(z.string()),
    }),
  },
});
