import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const startFederatedSignIn = defineCall({
  method: 'GET',
  path: '/auth/federated/start',
  access: 'public',
  summary: 'A page to open, in a popup or not: sends the browser to the sign-in provider.',
  success: { status: 302 },
  errors: ['provider_unavailable'],
  limits: [{ by: 'ip', max: 300, seconds: 600 }],
  query: z.strictObject({}),
});
