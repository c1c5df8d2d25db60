import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const getImage = defineCall({
  method: 'GET',
  path: '/images/{publicId}/{width}',
  access: 'public',
  summary: 'A picture in one of its sizes (image/webp). It never changes, so it may be kept for ever.',
  params: z.strictObject({
    publicId: idOf('image'),
    width: z.coerce
      .number('That is not a size')
      .check(z.int('That is not a size'), z.minimum(1, 'That is not a size'), z.maximum(10_000, 'That is not a size')),
  }),
  success: { status: 200 },
  errors: ['not_found', 'provider_unavailable'],
  limits: [{ by: 'ip', max: 3000, seconds: 60, at: 'node' }],
});
