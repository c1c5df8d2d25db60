import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { priceList } from './price-list.ts';
import { priceListView } from './price-list-view.ts';

export const updatePriceList = defineCall({
  method: 'PUT',
  path: '/prices/list',
  access: 'dispatch-partner',
  summary:
    'Write the price list of one’s business anew. Lists are kept by their version: a price that was named before holds for its five minutes.',
  body: z.strictObject({
    list: priceList,
    /** The version it was changed from: somebody else may have changed it meanwhile. */
    from: z.optional(z.int('Please send a version')),
  }),
  success: { status: 200, body: priceListView },
  errors: ['list_changed', 'forbidden'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
