import { defineCall } from '../call.ts';

export const receivePaystackEvent = defineCall({
  method: 'POST',
  path: '/webhooks/paystack',
  access: 'public',
  summary: 'Paystack tells us how a payment or a transfer ended. Believed only with its signature over the raw bytes.',
  bodyKind: 'raw',
  success: { status: 200 },
  errors: ['forbidden'],
  // The signature decides; this only keeps a flood away from it.
  limits: [{ by: 'ip', max: 1200, seconds: 60, at: 'node' }],
});
