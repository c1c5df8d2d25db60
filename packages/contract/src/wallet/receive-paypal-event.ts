import { defineCall } from '../call.ts';

export const receivePaypalEvent = defineCall({
  method: 'POST',
  path: '/webhooks/paypal',
  access: 'public',
  summary: 'PayPal tells us how an order, a capture or a payout ended. Believed only with its signature over the raw bytes.',
  bodyKind: 'raw',
  success: { status: 200 },
  errors: ['forbidden', 'provider_unavailable'],
  // The signature decides; this only keeps a flood away from it.
  limits: [{ by: 'ip', max: 1200, seconds: 60, at: 'node' }],
});
