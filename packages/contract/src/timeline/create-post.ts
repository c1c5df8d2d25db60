import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageIdList } from '../files/image-view.ts';
import { lines } from '../text.ts';
import { timelineLimits } from './enums.ts';
import { postView } from './item-view.ts';

export const createPost = defineCall({
  method: 'POST',
  path: '/timeline/post',
  access: 'member',
  summary: 'Write something for everybody: words, pictures, or both.',
  idempotent: true,
  body: z.strictObject({ message: lines(timelineLimits.post), imageIdList: z._default(imageIdList, []) }).check(
    z.refine((body) => body.message !== '' || body.imageIdList.length > 0, {
      path: ['message'],
      message: 'Please write something or add a picture',
    }),
  ),
  success: { status: 201, body: postView },
  errors: ['key_used_otherwise'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
