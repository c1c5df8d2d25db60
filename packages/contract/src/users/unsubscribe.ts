import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { opaque } from '../text.ts';

/** Each kind of email has a switch in the settings; the link at the foot of an email turns off that one. */
export const emailKinds = [
  'emailOnNewNotifications',
  'emailOnDirectMessages',
  'emailPaymentReceipts',
  'emailOrderPerformance',
] as const;

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/users/unsubscribe',
  access: 'public',
  summary: 'Stop one kind of email, by the token at its foot. Mail programs call it by themselves with one click (RFC 8058).',
  query: z.strictObject({ token: opaque }),
  // Mail programs send a form, the page sends nothing: neither is read.
  bodyKind: 'raw',
  success: { status: 200, body: z.object({ kind: z.enum(emailKinds) }) },
  errors: ['link_gone'],
  // Mail programs of many people call from the same few addresses.
  limits: [{ by: 'ip', max: 3000, seconds: 3600 }],
});
