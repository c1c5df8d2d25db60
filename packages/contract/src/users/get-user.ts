import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { userView } from './user-view.ts';

export const getUser = defineCall({
  method: 'GET',
  path: '/users/{uid}',
  access: 'entering',
  summary: 'A person: everything about oneself, the public part of anybody else (once verified).',
  params: z.strictObject({ uid: idOf('user') }),
  query: z.strictObject({
    /** The device’s web push token, stored for notifications. Only with one’s own uid. */
    webpnt: z.optional(z.string().check(z.maxLength(4096, 'That is too long'))),
  }),
  success: { status: 200, body: userView },
  errors: ['not_found', 'verification_required'],
  limits: [{ by: 'caller', max: 600, seconds: 60, at: 'node' }],
});
