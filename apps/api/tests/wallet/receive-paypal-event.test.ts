import { describe, expect, it } from 'vitest';
import { balanceOf } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { createOrder } from '../support/paypal-top-ups.ts';
import { useSignedEvents } from './signed-events.ts';

const { sandbox, world, post, storedEvents, each } = await useSignedEvents();

async function approvedAtPaypal(amount: number) {
  const { orderId, approveUrl } = (await createOrder(each.person, amount)).result;
  await sandbox.press(approveUrl, 'approve');
  return { orderId, webhook: await sandbox.webhook('paypal', orderId, 'CHECKOUT.ORDER.APPROVED') };
}

describe('a webhook of PayPal', () => {
  it('is believed with its signature and acted upon', async () => {
    const { webhook } = await approvedAtPaypal(40);
    expect(await sandbox.send('paypal', webhook.id)).toEqual([200]);
    await walletJobsDone(world);
    expect(await balanceOf(each.person, 'USD')).toBe(40);
  });

  it.each(['wrong-signature', 'unsigned', 're-serialised'] as const)(
    'is refused when it is %s, and leaves nothing',
    async (as) => {
      const { webhook } = await approvedAtPaypal(40);
      const before = await storedEvents();
      expect(await sandbox.send('paypal', webhook.id, { as })).toEqual([403]);
      await walletJobsDone(world);
      expect([await storedEvents(), await balanceOf(each.person, 'USD')]).toEqual([before, undefined]);
    },
  );

  it('sent twenty times at once is kept once and credited once', async () => {
    const { webhook } = await approvedAtPaypal(40);
    const before = await storedEvents();
    expect(new Set(await sandbox.send('paypal', webhook.id, { times: 20 }))).toEqual(new Set([200]));
    await walletJobsDone(world);
    expect([await storedEvents(), await balanceOf(each.person, 'USD')]).toEqual([before + 1, 40]);
  });

  it('empty, without headers or with an address of a certificate that is not PayPal’s is refused', async () => {
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-transmission-id': 't-1',
      'paypal-transmission-time': '2026-11-15T00:00:00Z',
      'paypal-transmission-sig': 'AAAA',
    };
    expect((await fetch(`${world.node.origin}/api/webhooks/paypal`, { method: 'POST' })).status).toBe(403);
    for (const address of [
      '',
      'not an address',
      'https://evil.example/cert.pem',
      `http://evil.example/?${sandbox.origin}`,
      'file:///etc/hosts',
    ])
      expect((await post('paypal', '{}', { ...headers, 'paypal-cert-url': address })).status).toBe(403);
    // Ours to fetch, but there is none: it may come again.
    const missing = await post('paypal', '{}', { ...headers, 'paypal-cert-url': `${sandbox.origin}/paypal/certs/none.pem` });
    expect(missing.status).toBe(503);
  });
});
