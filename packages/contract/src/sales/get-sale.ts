import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { saleView } from './sale-view.ts';

export const getSale = defineCall({
  method: 'GET',
  path: '/sales/{saleId}',
  access: 'member',
  summary: 'One sale, for its seller, and for whoever ordered it with the phone number of their account.',
  params: z.strictObject({ saleId: idOf('sale') }),
  success: { status: 200, body: saleView },
  errors: ['not_found'],
});
