import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { buyView } from './buy-view.ts';
import { saleCode } from './sale-code.ts';

export const getBuyPage = defineCall({
  method: 'GET',
  path: '/buy/{code}',
  access: 'public',
  summary:
    'What is sold under a link, by whom and for how much; to its buyer, on the device that proved their phone, how it stands.',
  params: z.strictObject({ code: saleCode }),
  success: { status: 200, body: buyView },
  errors: ['not_found'],
  limits: [{ by: 'ip', max: 3000, seconds: 3600 }],
});
