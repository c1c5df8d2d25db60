import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { priceListView } from './price-list-view.ts';

export const getPriceList = defineCall({
  method: 'GET',
  path: '/prices/lists/{businessId}',
  access: 'member',
  summary: 'What a business asks for its rides.',
  params: z.strictObject({ businessId: idOf('user') }),
  success: { status: 200, body: priceListView },
  errors: ['not_found'],
});
