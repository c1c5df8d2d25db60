import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { saleGroups } from './enums.ts';
import { saleSummaryView } from './sale-view.ts';

export const listSales = defineCall({
  method: 'GET',
  path: '/sales',
  access: 'member',
  summary: 'One’s sales, newest first; as a buyer, what was ordered with the phone number of one’s account.',
  query: z.strictObject({
    ...pageQuery,
    role: z._default(z.enum(['seller', 'buyer']), 'seller'),
    group: z.optional(z.enum(saleGroups)),
  }),
  success: { status: 200, body: page(saleSummaryView) },
});
