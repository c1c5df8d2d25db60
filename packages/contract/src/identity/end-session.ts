import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const endSession = defineCall({
  method: 'DELETE',
  path: '/auth/sessions/{sessionId}',
  access: 'entering',
  summary: 'End one of this person’s sessions; its open tabs are signed out at once.',
  params: z.strictObject({ sessionId: idOf('session') }),
  success: { status: 204 },
  errors: ['not_found'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
