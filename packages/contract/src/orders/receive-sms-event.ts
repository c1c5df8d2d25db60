import { defineCall } from '../call.ts';

export const receiveSmsEvent = defineCall({
  method: 'POST',
  path: '/webhooks/termii',
  access: 'public',
  summary:
    'Termii brings us what people answer to our texts: STOP and START. Believed only with its signature over the raw bytes.',
  bodyKind: 'raw',
  success: { status: 200 },
  errors: ['forbidden', 'not_found'],
  // The signature decides; this only keeps a flood away from it.
  limits: [{ by: 'ip', max: 1200, seconds: 60, at: 'node' }],
});
