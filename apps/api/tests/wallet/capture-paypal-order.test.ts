import { capturePaypalOrder } from '@waybill/contract/wallet/capture-paypal-order';
import { describe, expect, it } from 'vitest';
import { proveLedger } from '../../src/modules/wallet/index.ts';
import { balanceOf, historyOf, makeOlder, runPaymentSweep, timesCredited } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { captureOrder, newOrder } from '../support/paypal-top-ups.ts';
import { verifiedPerson } from '../support/people.ts';
import { usePaypalPayments } from './paypal-payments.ts';

const { sandbox, world, each } = await usePaypalPayments();

// Providers fail here on purpose: no need to read of it.
describe('how a top-up with PayPal ends', () => {
  it('credited when the person comes back, into a dollar wallet that opens at this moment', async () => {
    const { orderId, approveUrl } = await newOrder(each.person, 25.5);
    expect(await balanceOf(each.person, 'USD')).toBeUndefined();
    await sandbox.press(approveUrl, 'approve');
    expect((await captureOrder(each.person, orderId)).result).toMatchObject({
      status: 1,
      currency: 'USD',
      detail: 'Paid with PayPal.',
    });
    expect(await balanceOf(each.person, 'USD')).toBe(25.5);
    expect((await captureOrder(each.person, orderId)).result.status).toBe(1);
    expect(await balanceOf(each.person, 'USD')).toBe(25.5);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('takes the order in the body as well, and neither is refused', async () => {
    const { orderId, approveUrl } = await newOrder(each.person, 25);
    await sandbox.press(approveUrl, 'approve');
    expect((await each.person.call(capturePaypalOrder, {})).problem).toMatchObject({ errors: [{ field: 'orderId' }] });
    expect((await each.person.call(capturePaypalOrder, { body: { orderId } })).result.status).toBe(1);
  });

  it('not yet, while nobody has approved it', async () => {
    const { orderId } = await newOrder(each.person, 25);
    expect((await captureOrder(each.person, orderId)).problem).toMatchObject({ code: 'payment_not_approved', status: 422 });
    expect((await historyOf(each.person))[0]?.status).toBe(0);
  });

  it('captured by the webhook of the approval, when the person never came back', async () => {
    const { orderId, approveUrl } = await newOrder(each.person, 25);
    await sandbox.press(approveUrl, 'approve');
    await sandbox.sendEvent(orderId, 'CHECKOUT.ORDER.APPROVED');
    await walletJobsDone(world);
    expect((await sandbox.order(orderId))?.status).toBe('COMPLETED');
    expect(await balanceOf(each.person, 'USD')).toBe(25);
  });

  it('captured by the sweep, when neither the person nor a webhook came', async () => {
    const { orderId, approveUrl, reference } = await newOrder(each.person, 25);
    await sandbox.press(approveUrl, 'approve');
    await makeOlder(world, reference, '5 minutes');
    await runPaymentSweep(world.node);
    await walletJobsDone(world);
    expect((await sandbox.order(orderId))?.status).toBe('COMPLETED');
    expect(await balanceOf(each.person, 'USD')).toBe(25);
  });

  it('declined, with the way open to approve it with another card', async () => {
    const { orderId, approveUrl } = await newOrder(each.person, 25);
    await sandbox.press(approveUrl, 'approve-decline');
    expect((await captureOrder(each.person, orderId)).problem).toMatchObject({ code: 'payment_declined', status: 422 });
    expect((await historyOf(each.person))[0]?.status).toBe(0);
    await sandbox.press(approveUrl, 'approve');
    expect((await captureOrder(each.person, orderId)).result.status).toBe(1);
    expect(await balanceOf(each.person, 'USD')).toBe(25);
  });

  it('held for review, and credited when PayPal lets it through', async () => {
    const { orderId, approveUrl } = await newOrder(each.person, 25);
    await sandbox.press(approveUrl, 'approve-pending');
    const waiting = { status: 0, detail: expect.stringContaining('still checking'), dateSettled: null };
    expect((await captureOrder(each.person, orderId)).result).toMatchObject(waiting);
    expect(await balanceOf(each.person, 'USD')).toBeUndefined();
    await sandbox.control('POST', `paypal/captures/${await sandbox.captureIdOf(orderId)}/review`, { status: 'COMPLETED' });
    await sandbox.sendEvent(orderId, 'PAYMENT.CAPTURE.COMPLETED');
    await walletJobsDone(world);
    expect(await balanceOf(each.person, 'USD')).toBe(25);
  });

  it('held for review, and failed when PayPal does not', async () => {
    const { orderId, approveUrl } = await newOrder(each.person, 25);
    await sandbox.press(approveUrl, 'approve-pending');
    await captureOrder(each.person, orderId);
    await sandbox.control('POST', `paypal/captures/${await sandbox.captureIdOf(orderId)}/review`, { status: 'DECLINED' });
    await sandbox.sendEvent(orderId, 'PAYMENT.CAPTURE.DENIED');
    await walletJobsDone(world);
    expect((await historyOf(each.person))[0]).toMatchObject({
      status: 2,
      detail: expect.stringContaining('did not go through'),
    });
    expect((await captureOrder(each.person, orderId)).result.status).toBe(2);
    expect(await balanceOf(each.person, 'USD')).toBeUndefined();
  });

  it('credited although the answer to the capture was lost', async () => {
    const { orderId, approveUrl } = await newOrder(each.person, 25);
    await sandbox.press(approveUrl, 'approve');
    await sandbox.fault('paypal', { path: '/capture', hangUp: true, afterwards: true });
    expect((await captureOrder(each.person, orderId)).problem.code).toBe('provider_unavailable');
    expect((await captureOrder(each.person, orderId)).result.status).toBe(1);
    expect(await balanceOf(each.person, 'USD')).toBe(25);
  });

  it('for nobody else: a stranger cannot capture it, not even to its owner’s good', async () => {
    const { orderId, approveUrl, reference } = await newOrder(each.person, 25);
    await sandbox.press(approveUrl, 'approve');
    const stranger = await verifiedPerson(world);
    const nobody = { code: 'not_found', detail: 'We do not know that payment.' };
    expect((await captureOrder(stranger, orderId)).problem).toMatchObject(nobody);
    expect((await captureOrder(stranger, '5O190127TN364715T')).problem).toMatchObject(nobody);
    expect((await captureOrder(stranger, '../../token')).problem).toMatchObject({ errors: [{ field: 'orderId' }] });
    expect(await timesCredited(world, reference)).toBe(0);
  });
});
