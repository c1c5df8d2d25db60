import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { transferView } from './transfer-view.ts';

export const listTransfers = defineCall({
  method: 'GET',
  path: '/wallet/transfers',
  access: 'member',
  summary:
    'One’s payments by bank transfer that still wait for money, the newest first: what a browser shows to somebody who comes back.',
  success: { status: 200, body: z.object({ transfers: z.array(transferView) }) },
});
