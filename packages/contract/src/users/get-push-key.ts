import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const getPushKey = defineCall({
  method: 'GET',
  path: '/push/key',
  access: 'public',
  summary:
    'Our key for web push, which a browser subscribes with. The subscription then goes, as JSON text, to PUT /users as pushNotificationToken.',
  success: {
    status: 200,
    body: z.object({
      /** A point on P-256 as base64url: `applicationServerKey` of the browser’s `subscribe`. */
      publicKey: z.string(),
    }),
  },
  limits: [{ by: 'ip', max: 600, seconds: 60, at: 'node' }],
});
