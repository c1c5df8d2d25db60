import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const openStream = defineCall({
  method: 'GET',
  path: '/realtime',
  access: 'entering',
  summary:
    'The stream of events for the signed-in person (text/event-stream); `after` or Last-Event-ID resumes behind the last one seen.',
  query: z.strictObject({
    after: z.optional(z.coerce.number().check(z.int('Please send a whole number'), z.minimum(0, 'Please send 0 or more'))),
  }),
  success: { status: 200 },
  limits: [{ by: 'caller', max: 120, seconds: 60, at: 'node' }],
});
