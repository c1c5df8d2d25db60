import { describe, expect, it } from 'vitest';
import { proveLedger } from '../../src/modules/wallet/index.ts';
import { newTopUp, verifyTopUp } from '../support/card-top-ups.ts';
import { balanceOf, historyOf, makeOlder, runPaymentSweep, timesCredited } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { verifiedPerson } from '../support/people.ts';
import { useCardPayments } from './card-payments.ts';

const { sandbox, world, each } = await useCardPayments();

// Providers fail here on purpose: no need to read of it.

async function sweep(): Promise<void> {
  await runPaymentSweep(world.node);
  await walletJobsDone(world);
}

describe('how a top-up by card ends', () => {
  it('credited, when the person comes back', async () => {
    const { reference, page } = await newTopUp(each.person, 3_000.25);
    expect((await verifyTopUp(each.person, reference)).result.transaction.status).toBe(0);
    await sandbox.press(page, 'pay');
    expect((await verifyTopUp(each.person, reference)).result).toMatchObject({
      purpose: 'top-up',
      transaction: { status: 1, amount: 3_000.25, currency: 'NGN', detail: 'Paid by card.', dateSettled: expect.any(String) },
    });
    expect(await balanceOf(each.person, 'NGN')).toBe(3_000.25);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('credited by the webhook, when the window was closed, and told to every open page', async () => {
    const { reference, page } = await newTopUp(each.person, 3_000);
    await sandbox.press(page, 'pay');
    const { id } = await sandbox.webhook('paystack', reference, 'charge.success');
    expect(await sandbox.send('paystack', id)).toEqual([200]);
    await expect.poll(() => balanceOf(each.person, 'NGN')).toBe(3_000);
    // The notification of it comes a moment later, by a job.
    const [first] = await world.db`select event from realtime_inbox where user_id = ${each.person.id} order by seq`;
    expect(first).toEqual({ event: { type: 'wallet.changed' } });
  });

  it('credited by the sweep, when nobody said anything', async () => {
    const { reference, page } = await newTopUp(each.person, 3_000);
    await sandbox.press(page, 'pay');
    await sweep();
    expect(await balanceOf(each.person, 'NGN')).toBe(0);
    await makeOlder(world, reference, '3 minutes');
    await sweep();
    expect(await balanceOf(each.person, 'NGN')).toBe(3_000);
  });

  it('failed, when the card is declined; credited after all, when another card on the same page is not', async () => {
    const { reference, page } = await newTopUp(each.person, 3_000);
    await sandbox.press(page, 'decline');
    expect((await verifyTopUp(each.person, reference)).result.transaction).toMatchObject({
      status: 2,
      detail: 'The payment did not go through. Nothing was taken.',
    });
    await sandbox.press(page, 'pay');
    const { id } = await sandbox.webhook('paystack', reference, 'charge.success');
    await sandbox.send('paystack', id);
    await walletJobsDone(world);
    expect(await historyOf(each.person)).toMatchObject([{ status: 1, detail: 'Paid by card.' }]);
    expect(await balanceOf(each.person, 'NGN')).toBe(3_000);
  });

  it('credited by the sweep, when it was declined, then paid, and the webhook was lost', async () => {
    const { reference, page } = await newTopUp(each.person, 3_000);
    await sandbox.press(page, 'decline');
    await verifyTopUp(each.person, reference);
    await sandbox.press(page, 'pay');
    await makeOlder(world, reference, '5 minutes');
    await sweep();
    expect(await balanceOf(each.person, 'NGN')).toBe(3_000);
  });

  it('open for as long as the bank takes, and the person is told so', async () => {
    const { reference, page } = await newTopUp(each.person, 3_000);
    await sandbox.press(page, 'card', { number: '5060660000000064', expiry: '12 / 30', cvv: '606' });
    const waiting = { status: 0, detail: expect.stringContaining('still checking'), dateSettled: null };
    expect((await verifyTopUp(each.person, reference)).result.transaction).toMatchObject(waiting);
    await makeOlder(world, reference, '4 days');
    await sweep();
    expect(await historyOf(each.person)).toMatchObject([waiting]);
    await sandbox.control('POST', `paystack/transactions/${reference}/decide`, { status: 'success' });
    expect((await verifyTopUp(each.person, reference)).result.transaction.status).toBe(1);
  });

  it('given up after three days, and credited all the same when it is paid later', async () => {
    const { reference, page } = await newTopUp(each.person, 3_000);
    await makeOlder(world, reference, '2 days 23 hours');
    await sweep();
    expect((await historyOf(each.person))[0]?.status).toBe(0);
    await makeOlder(world, reference, '73 hours');
    await sweep();
    expect(await historyOf(each.person)).toMatchObject([
      { status: 2, detail: 'Nobody paid within three days. Nothing was taken.' },
    ]);
    await sandbox.press(page, 'pay');
    expect((await verifyTopUp(each.person, reference)).result.transaction.status).toBe(1);
    expect(await balanceOf(each.person, 'NGN')).toBe(3_000);
    expect(await timesCredited(world, reference)).toBe(1);
  });

  it('nowhere else: another person’s reference, an unknown one and a spoiled one are refused alike or by name', async () => {
    const { reference, page } = await newTopUp(each.person, 3_000);
    await sandbox.press(page, 'pay');
    const stranger = await verifiedPerson(world);
    const nobody = { code: 'not_found', detail: 'We do not know that payment.' };
    expect((await verifyTopUp(stranger, reference)).problem).toMatchObject(nobody);
    expect((await verifyTopUp(stranger, 'wb-000000000000000000000000')).problem).toMatchObject(nobody);
    expect((await verifyTopUp(stranger, "' or 1=1")).problem).toMatchObject({ errors: [{ field: 'reference' }] });
    expect(await balanceOf(stranger, 'NGN')).toBe(0);
    expect(await timesCredited(world, reference)).toBe(0);
  });
});
