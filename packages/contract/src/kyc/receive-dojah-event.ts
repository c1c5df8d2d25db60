import { defineCall } from '../call.ts';

export const receiveDojahEvent = defineCall({
  method: 'POST',
  path: '/webhooks/dojah',
  access: 'public',
  summary: 'Dojah tells us how a check ended. Signed; a reason to ask, never a fact.',
  bodyKind: 'raw',
  success: { status: 200 },
  errors: ['forbidden', 'not_found'],
  // The signature decides; this only keeps a flood away from it.
  limits: [{ by: 'ip', max: 1200, seconds: 60, at: 'node' }],
});
