import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const listSessions = defineCall({
  method: 'GET',
  path: '/auth/sessions',
  access: 'entering',
  summary: 'The devices this person is signed in on, newest first; at most 50.',
  success: {
    status: 200,
    body: z.object({
      sessions: z.array(
        z.object({
          id: idOf('session'),
          /** “Chrome on Android”, in words. */
          device: z.string(),
          ip: z.string(),
          startedAt: z.iso.datetime(),
          lastUsedAt: z.iso.datetime(),
          isCurrent: z.boolean(),
        }),
      ),
    }),
  },
  limits: [{ by: 'caller', max: 300, seconds: 3600 }],
});
