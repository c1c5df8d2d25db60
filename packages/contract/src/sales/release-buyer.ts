import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { saleView } from './sale-view.ts';

export const releaseBuyer = defineCall({
  method: 'DELETE',
  path: '/sales/{saleId}/order',
  access: 'member',
  summary: 'Let go of a buyer who has not paid: the link is open for others again.',
  params: z.strictObject({ saleId: idOf('sale') }),
  success: { status: 200, body: saleView },
  errors: ['not_found', 'forbidden', 'no_longer_open'],
});
