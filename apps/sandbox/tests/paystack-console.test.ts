import { expect, it } from 'vitest';
import * as z from 'zod';
import { openPaystack, readEvent } from './paystack-under-test.ts';

const button = (origin: string, path: string, fields: Record<string, string>) =>
  fetch(`${origin}/sandbox/card-payments/${path}`, { method: 'POST', body: new URLSearchParams(fields) });

it('lists payments and payouts with their status, and escapes what others wrote', async () => {
  const paystack = await openPaystack();
  const { reference } = await paystack.initialise({ email: "o'ada@example.com", amount: 1_234_500 });
  await paystack.transfer('0123456780', { reason: '<script>alert(1)</script>' });
  const markup = await (await fetch(`${paystack.origin}/sandbox/card-payments`)).text();
  for (const text of ['₦12,345.00', reference, 'o&#39;ada@example.com', 'abandoned', 'Guaranty Trust Bank', '0123456780']) {
    expect(markup).toContain(text);
  }
  expect(markup).not.toContain('<script>alert');
});

it('has buttons that pay, send the webhook again, and reverse a payout', async () => {
  const paystack = await openPaystack();
  const { reference } = await paystack.initialise();
  const page = await button(paystack.origin, `transactions/${reference}`, { status: 'success' });
  expect(await page.text()).toContain('success');
  await paystack.receiver.waitFor(1);
  const { json } = await paystack.control('GET', '/webhooks');
  const [webhook] = z.object({ webhooks: z.array(z.object({ id: z.string() })) }).parse(json).webhooks;
  await button(paystack.origin, `webhooks/${webhook?.id}/send`, { as: 'genuine' });
  const [first, second] = await paystack.receiver.waitFor(2);
  expect(second?.body).toBe(first?.body);

  const payout = 'payout-0123456789abcdef';
  await paystack.transfer('0123456780', { reference: payout });
  expect(await paystack.settled(payout)).toBe('success');
  await button(paystack.origin, `transfers/${payout}`, { status: 'reversed' });
  expect((await paystack.get(`/transfer/verify/${payout}`)).json.data).toMatchObject({ status: 'reversed' });
  const events = (await paystack.receiver.waitFor(4)).map(({ body }) => readEvent(body).event);
  expect(events).toContain('transfer.reversed');
});
