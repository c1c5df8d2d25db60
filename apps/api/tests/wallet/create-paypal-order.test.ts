import { describe, expect, it } from 'vitest';
import { atOnce, sameBrowserAt } from '../support/at-once.ts';
import { historyOf, newKey } from '../support/money.ts';
import { captureOrder, createOrder, newOrder } from '../support/paypal-top-ups.ts';
import { usePaypalPayments } from './paypal-payments.ts';

const { sandbox, world, nodes, each } = await usePaypalPayments();

// Providers fail here on purpose: no need to read of it.
describe('beginning a top-up with PayPal', () => {
  it('answers the order and where to approve it; the return leads to the dollar wallet', async () => {
    const { orderId, approveUrl, reference } = await newOrder(each.person, 25.5);
    expect(await sandbox.order(orderId)).toMatchObject({
      status: 'PAYER_ACTION_REQUIRED',
      purchase_units: [{ custom_id: reference, invoice_id: reference, amount: { currency_code: 'USD', value: '25.50' } }],
    });
    expect((await sandbox.press(approveUrl, 'cancel')).pathname).toBe('/wallet/intl');
    const back = await sandbox.press(approveUrl, 'approve');
    expect([back.pathname, back.searchParams.get('token')]).toEqual(['/wallet/intl', orderId]);
  });

  it('is for dollars and within the limits', async () => {
    expect((await createOrder(each.person, 25, newKey(), 'NGN')).problem).toMatchObject({ errors: [{ field: 'currency' }] });
    expect((await createOrder(each.person, 0.99)).problem.detail).toBe('The smallest top-up is $1.00.');
    expect((await createOrder(each.person, 200.01)).problem.code).toBe('amount_out_of_limits');
    await world.db`update profile set kyc_status = 1 where user_id = ${each.person.id}`;
    expect((await createOrder(each.person, 10_000)).status).toBe(201);
    expect((await createOrder(each.person, 10_000.01)).problem.code).toBe('amount_out_of_limits');
  });

  it('asked again at once and on two nodes with the same key makes one order', async () => {
    const visitors = [each.person, sameBrowserAt(world, nodes.other.origin, each.person)] as const;
    const key = newKey();
    const answers = await atOnce(12, (index) => createOrder(visitors[index % 2 === 0 ? 0 : 1], 30, key));
    expect(new Set(answers.map(({ result }) => result.orderId)).size).toBe(1);
    expect((await createOrder(each.person, 31, key)).problem.code).toBe('key_used_otherwise');
  });

  it.each([
    ['errs', { status: 500, path: '/orders' }],
    ['has had enough of us', { status: 429, path: '/orders' }],
    ['hangs up when it has made the order', { hangUp: true, afterwards: true, path: '/orders' }],
  ])('loses nothing when PayPal %s', async (_, fault) => {
    await sandbox.fault('paypal', fault);
    const key = newKey();
    expect((await createOrder(each.person, 30, key)).problem).toMatchObject({ code: 'provider_unavailable', status: 503 });
    const { orderId, approveUrl } = (await createOrder(each.person, 30, key)).result;
    await sandbox.press(approveUrl, 'approve');
    expect((await captureOrder(each.person, orderId)).result).toMatchObject({ status: 1, amount: 30 });
    expect(await historyOf(each.person)).toHaveLength(1);
  });

  it('goes on when PayPal has ended our token before its time', async () => {
    await newOrder(each.person, 30);
    await sandbox.fault('paypal', { status: 401, path: '/orders' });
    expect((await createOrder(each.person, 30)).status).toBe(201);
  });
});
