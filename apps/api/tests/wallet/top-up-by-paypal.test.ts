import { capturePaypalOrder } from '@waybill/contract/wallet/capture-paypal-order';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proveLedger } from '../../src/modules/wallet/index.ts';
import { atOnce, sameBrowserAt } from '../support/at-once.ts';
import { balanceOf, historyOf, makeOlder, newKey, runPaymentSweep, timesCredited } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { captureOrder, createOrder, newOrder, openPaypalSandbox } from '../support/paypal-top-ups.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { type Node, useWorld } from '../support/world.ts';

const sandbox = await openPaypalSandbox();
// Providers fail here on purpose: no need to read of it.
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });
let person: Person;
let other: Node;

beforeAll(async () => {
  other = await world.startNode();
  await sandbox.tellWebhooks(other.origin, true);
});
beforeEach(async () => {
  await sandbox.mend('paypal');
  person = await verifiedPerson(world);
});

describe('beginning a top-up with PayPal', () => {
  it('answers the order and where to approve it; the return leads to the dollar wallet', async () => {
    const { orderId, approveUrl, reference } = await newOrder(person, 25.5);
    expect(await sandbox.order(orderId)).toMatchObject({
      status: 'PAYER_ACTION_REQUIRED',
      purchase_units: [{ custom_id: reference, invoice_id: reference, amount: { currency_code: 'USD', value: '25.50' } }],
    });
    expect((await sandbox.press(approveUrl, 'cancel')).pathname).toBe('/wallet/intl');
    const back = await sandbox.press(approveUrl, 'approve');
    expect([back.pathname, back.searchParams.get('token')]).toEqual(['/wallet/intl', orderId]);
  });

  it('is for dollars and within the limits', async () => {
    expect((await createOrder(person, 25, newKey(), 'NGN')).problem).toMatchObject({ errors: [{ field: 'currency' }] });
    expect((await createOrder(person, 0.99)).problem.detail).toBe('The smallest top-up is $1.00.');
    expect((await createOrder(person, 200.01)).problem.code).toBe('amount_out_of_limits');
    await world.db`update profile set kyc_status = 1 where user_id = ${person.id}`;
    expect((await createOrder(person, 10_000)).status).toBe(201);
    expect((await createOrder(person, 10_000.01)).problem.code).toBe('amount_out_of_limits');
  });

  it('asked again at once and on two nodes with the same key makes one order', async () => {
    const visitors = [person, sameBrowserAt(world, other.origin, person)] as const;
    const key = newKey();
    const answers = await atOnce(12, (index) => createOrder(visitors[index % 2 === 0 ? 0 : 1], 30, key));
    expect(new Set(answers.map(({ result }) => result.orderId)).size).toBe(1);
    expect((await createOrder(person, 31, key)).problem.code).toBe('key_used_otherwise');
  });

  it.each([
    ['errs', { status: 500, path: '/orders' }],
    ['has had enough of us', { status: 429, path: '/orders' }],
    ['hangs up when it has made the order', { hangUp: true, afterwards: true, path: '/orders' }],
  ])('loses nothing when PayPal %s', async (_, fault) => {
    await sandbox.fault('paypal', fault);
    const key = newKey();
    expect((await createOrder(person, 30, key)).problem).toMatchObject({ code: 'provider_unavailable', status: 503 });
    const { orderId, approveUrl } = (await createOrder(person, 30, key)).result;
    await sandbox.press(approveUrl, 'approve');
    expect((await captureOrder(person, orderId)).result).toMatchObject({ status: 1, amount: 30 });
    expect(await historyOf(person)).toHaveLength(1);
  });

  it('goes on when PayPal has ended our token before its time', async () => {
    await newOrder(person, 30);
    await sandbox.fault('paypal', { status: 401, path: '/orders' });
    expect((await createOrder(person, 30)).status).toBe(201);
  });
});

describe('how a top-up with PayPal ends', () => {
  it('credited when the person comes back, into a dollar wallet that opens at this moment', async () => {
    const { orderId, approveUrl } = await newOrder(person, 25.5);
    expect(await balanceOf(person, 'USD')).toBeUndefined();
    await sandbox.press(approveUrl, 'approve');
    expect((await captureOrder(person, orderId)).result).toMatchObject({
      status: 1,
      currency: 'USD',
      detail: 'Paid with PayPal.',
    });
    expect(await balanceOf(person, 'USD')).toBe(25.5);
    expect((await captureOrder(person, orderId)).result.status).toBe(1);
    expect(await balanceOf(person, 'USD')).toBe(25.5);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('takes the order in the body as well, and neither is refused', async () => {
    const { orderId, approveUrl } = await newOrder(person, 25);
    await sandbox.press(approveUrl, 'approve');
    expect((await person.call(capturePaypalOrder, {})).problem).toMatchObject({ errors: [{ field: 'orderId' }] });
    expect((await person.call(capturePaypalOrder, { body: { orderId } })).result.status).toBe(1);
  });

  it('not yet, while nobody has approved it', async () => {
    const { orderId } = await newOrder(person, 25);
    expect((await captureOrder(person, orderId)).problem).toMatchObject({ code: 'payment_not_approved', status: 422 });
    expect((await historyOf(person))[0]?.status).toBe(0);
  });

  it('captured by the webhook of the approval, when the person never came back', async () => {
    const { orderId, approveUrl } = await newOrder(person, 25);
    await sandbox.press(approveUrl, 'approve');
    await sandbox.tell(orderId, 'CHECKOUT.ORDER.APPROVED');
    await walletJobsDone(world);
    expect((await sandbox.order(orderId))?.status).toBe('COMPLETED');
    expect(await balanceOf(person, 'USD')).toBe(25);
  });

  it('captured by the sweep, when neither the person nor a webhook came', async () => {
    const { orderId, approveUrl, reference } = await newOrder(person, 25);
    await sandbox.press(approveUrl, 'approve');
    await makeOlder(world, reference, '5 minutes');
    await runPaymentSweep(world.node);
    await walletJobsDone(world);
    expect((await sandbox.order(orderId))?.status).toBe('COMPLETED');
    expect(await balanceOf(person, 'USD')).toBe(25);
  });

  it('declined, with the way open to approve it with another card', async () => {
    const { orderId, approveUrl } = await newOrder(person, 25);
    await sandbox.press(approveUrl, 'approve-decline');
    expect((await captureOrder(person, orderId)).problem).toMatchObject({ code: 'payment_declined', status: 422 });
    expect((await historyOf(person))[0]?.status).toBe(0);
    await sandbox.press(approveUrl, 'approve');
    expect((await captureOrder(person, orderId)).result.status).toBe(1);
    expect(await balanceOf(person, 'USD')).toBe(25);
  });

  it('held for review, and credited when PayPal lets it through', async () => {
    const { orderId, approveUrl } = await newOrder(person, 25);
    await sandbox.press(approveUrl, 'approve-pending');
    const waiting = { status: 0, detail: expect.stringContaining('still checking'), dateSettled: null };
    expect((await captureOrder(person, orderId)).result).toMatchObject(waiting);
    expect(await balanceOf(person, 'USD')).toBeUndefined();
    await sandbox.control('POST', `paypal/captures/${await sandbox.captureIdOf(orderId)}/review`, { status: 'COMPLETED' });
    await sandbox.tell(orderId, 'PAYMENT.CAPTURE.COMPLETED');
    await walletJobsDone(world);
    expect(await balanceOf(person, 'USD')).toBe(25);
  });

  it('held for review, and failed when PayPal does not', async () => {
    const { orderId, approveUrl } = await newOrder(person, 25);
    await sandbox.press(approveUrl, 'approve-pending');
    await captureOrder(person, orderId);
    await sandbox.control('POST', `paypal/captures/${await sandbox.captureIdOf(orderId)}/review`, { status: 'DECLINED' });
    await sandbox.tell(orderId, 'PAYMENT.CAPTURE.DENIED');
    await walletJobsDone(world);
    expect((await historyOf(person))[0]).toMatchObject({ status: 2, detail: expect.stringContaining('did not go through') });
    expect((await captureOrder(person, orderId)).result.status).toBe(2);
    expect(await balanceOf(person, 'USD')).toBeUndefined();
  });

  it('credited although the answer to the capture was lost', async () => {
    const { orderId, approveUrl } = await newOrder(person, 25);
    await sandbox.press(approveUrl, 'approve');
    await sandbox.fault('paypal', { path: '/capture', hangUp: true, afterwards: true });
    expect((await captureOrder(person, orderId)).problem.code).toBe('provider_unavailable');
    expect((await captureOrder(person, orderId)).result.status).toBe(1);
    expect(await balanceOf(person, 'USD')).toBe(25);
  });

  it('for nobody else: a stranger cannot capture it, not even to its owner’s good', async () => {
    const { orderId, approveUrl, reference } = await newOrder(person, 25);
    await sandbox.press(approveUrl, 'approve');
    const stranger = await verifiedPerson(world);
    const nobody = { code: 'not_found', detail: 'We do not know that payment.' };
    expect((await captureOrder(stranger, orderId)).problem).toMatchObject(nobody);
    expect((await captureOrder(stranger, '5O190127TN364715T')).problem).toMatchObject(nobody);
    expect((await captureOrder(stranger, '../../token')).problem).toMatchObject({ errors: [{ field: 'orderId' }] });
    expect(await timesCredited(world, reference)).toBe(0);
  });
});
