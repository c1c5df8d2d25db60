import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageIdList } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { lines } from '../text.ts';
import { saleLimits } from './enums.ts';
import { saleView } from './sale-view.ts';

export const answerSaleQuestion = defineCall({
  method: 'POST',
  path: '/sales/{saleId}/answer',
  access: 'member',
  summary:
    'Answer a buyer who says that it is not what was sold, once and before our people decide: they and the buyer read it and see its pictures. Said twice, it is said once.',
  params: z.strictObject({ saleId: idOf('sale') }),
  body: z.strictObject({
    message: lines(saleLimits.complaint, 'Please say how you see it').check(z.minLength(1, 'Please say how you see it')),
    imageIdList: z._default(imageIdList, []),
  }),
  success: { status: 200, body: saleView },
  errors: ['not_found', 'no_longer_open'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
