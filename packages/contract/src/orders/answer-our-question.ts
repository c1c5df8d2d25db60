import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageIdList } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { lines } from '../text.ts';
import { orderLimits } from './enums.ts';
import { orderId } from './order-fields.ts';
import { orderView } from './order-view.ts';

export const answerOurQuestion = defineCall({
  method: 'POST',
  path: '/orders/{id}/questions/{questionId}/answer',
  access: 'member',
  summary:
    'Answers what our people asked one side of a dispute, with words and photos if they help: once, and in time. The other side sees neither.',
  idempotent: true,
  params: z.strictObject({ id: orderId, questionId: idOf('orderQuestion') }),
  body: z.strictObject({
    answer: lines(orderLimits.complaint, 'Please write your answer').check(z.minLength(1, 'Please write your answer')),
    imageIdList: z._default(imageIdList, []),
  }),
  success: { status: 201, body: orderView },
  errors: ['not_found', 'no_longer_open', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
