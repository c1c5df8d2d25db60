import { expect, it } from 'vitest';
import { readSettings } from '../src/settings.ts';

it('takes webhook addresses from the environment, and starts without them', () => {
  const SANDBOX_PAYSTACK_WEBHOOK = 'http://localhost:4000/api/webhooks/paystack';
  expect(readSettings({ SANDBOX_PAYSTACK_WEBHOOK }).webhooks).toEqual({
    paystack: SANDBOX_PAYSTACK_WEBHOOK,
    paypal: undefined,
    dojah: undefined,
    termii: undefined,
  });
  expect(readSettings({}).webhooks).toEqual({ paystack: undefined, paypal: undefined, dojah: undefined, termii: undefined });
});

it('names a setting whose webhook address is invalid', () => {
  expect(() => readSettings({ SANDBOX_PAYPAL_WEBHOOK: 'localhost' })).toThrow(
    'SANDBOX_PAYPAL_WEBHOOK must be an http or https address, and “localhost” is not.',
  );
});
