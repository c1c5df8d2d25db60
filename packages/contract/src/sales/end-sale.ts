import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { saleView } from './sale-view.ts';

export const endSale = defineCall({
  method: 'DELETE',
  path: '/sales/{saleId}',
  access: 'member',
  summary:
    'End a sale that is not sent yet. Where it is paid that cancels it and gives everything back to where it came from; whoever has ordered is told at once.',
  params: z.strictObject({ saleId: idOf('sale') }),
  success: { status: 200, body: saleView },
  errors: ['not_found', 'forbidden', 'no_longer_open'],
});
