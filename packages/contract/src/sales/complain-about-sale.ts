import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageIdList } from '../files/image-view.ts';
import { lines } from '../text.ts';
import { buyView } from './buy-view.ts';
import { saleLimits } from './enums.ts';
import { saleCode } from './sale-code.ts';

export const complainAboutSale = defineCall({
  method: 'POST',
  path: '/buy/{code}/complaint',
  access: 'public',
  summary:
    'Say and show, within a day of the handover, that it is not what was sold: the goods’ money is frozen until our people decide. The carrier’s fee is not touched.',
  params: z.strictObject({ code: saleCode }),
  body: z.strictObject({
    message: lines(saleLimits.complaint, 'Please say what is wrong').check(z.minLength(1, 'Please say what is wrong')),
    /** Uploaded by the buyer for this; without one it counts all the same. */
    imageIdList: z._default(imageIdList, []),
  }),
  success: { status: 200, body: buyView },
  errors: ['not_found', 'forbidden', 'no_longer_open'],
  limits: [{ by: 'ip', max: 60, seconds: 3600 }],
});
