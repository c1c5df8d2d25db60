import { changePassword } from '@waybill/contract/identity/change-password';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { buyCreditsByCard } from '@waybill/contract/wallet/buy-credits-by-card';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concludePayment } from '../../src/modules/wallet/commands/settle-payment.ts';
import { clearEarnings } from '../../src/modules/wallet/escrow/clear-earnings.ts';
import { markIdentity } from '../../src/ops/mark-identity.ts';
import { handIn, uploadAll } from '../kyc/documents.ts';
import { newTopUp, verifyTopUp } from '../support/card-top-ups.ts';
import { decide, propose } from '../support/corrections.ts';
import { eventually } from '../support/eventually.ts';
import { type Message, messagesTo, nextMessage } from '../support/mailbox.ts';
import { dealAt, moveTo } from '../support/orders.ts';
import { openPayoutSandbox } from '../support/payout-sandbox.ts';
import { goodPassword, newcomer, type Person, verifiedPerson } from '../support/people.ts';
import { expectBooksToBeRight, goodPin, personWithMoney, transactionOf, untilStatus } from '../support/people-with-money.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';
import { allNotified, notificationsOf, notified } from './rows.ts';

const sandbox = await openPayoutSandbox();
const world = useWorld(sandbox.environment);
const { Successful, Reversed } = transactionStatus;

beforeAll(() => sandbox.setWebhooks(world.node.origin, false));
afterAll(() => expectBooksToBeRight(world));

const payOut = (person: Person, accountNumber: string, amount: number) =>
  person.call(initiatePayout, {
    body: { currency: 'NGN', pin: goodPin, bankCode: '001', accountNumber, amount },
  });

/** The transaction that a link leads to, opened as its reader would. */
async function lineBehind(person: Person, link: string) {
  const url = new URL(link, 'http://waybill.example');
  expect([url.pathname, url.searchParams.get('popup')]).toEqual(['/wallet/ng', 'transaction-details']);
  return transactionOf(person, url.searchParams.get('popup.transactionId') ?? '');
}

/** The receipt, in the mailbox of this file's own sandbox. */
const receiptTo = (person: Person): Promise<Message> =>
  eventually('A receipt', async () =>
    (await messagesTo({ ...world, sandboxOrigin: sandbox.origin }, person.details.email)).find(({ subject }) =>
      subject?.includes('₦'),
    ),
  );

describe('money', () => {
  it('that came in by card is told once, however often it is asked after, with a receipt', async () => {
    const person = await verifiedPerson(world);
    const { reference, page } = await newTopUp(person, 12_500.5);
    await sandbox.press(page, 'pay');
    await Promise.all([1, 2, 3].map(() => verifyTopUp(person, reference)));
    const row = await notified(person, 'moneyIn');
    expect(row).toMatchObject({ Message: '₦12,500.50 was added to your wallet. Paid by card.', Count: 1, category: 'money' });
    expect(await lineBehind(person, row.link)).toMatchObject({ kind: 'top-up', amount: 12_500.5 });
    await allNotified(world);
    expect(await notificationsOf(person)).toHaveLength(1);
    expect((await receiptTo(person)).text).toContain('₦12,500.50 was added to your wallet.');
  });

  it('that the provider gave back is told in the parts in which it was', async () => {
    const person = await verifiedPerson(world);
    const { reference, page } = await newTopUp(person, 3_000);
    await sandbox.press(page, 'pay');
    await verifyTopUp(person, reference);
    const paid = { state: 'paid', amountMinor: 300_000n, currency: 'NGN' } as const;
    for (const returnedMinor of [100_000n, 100_000n, 300_000n])
      await concludePayment(world.node.context, reference, { ...paid, returnedMinor });
    const words = (amount: string) => `We took back ${amount}. The payment provider gave a payment back to you.`;
    for (const amount of ['₦1,000.00', '₦2,000.00']) {
      const row = await notified(person, 'moneyTakenBack', ({ Message: message }) => message === words(amount));
      expect(await lineBehind(person, row.link)).toMatchObject({ kind: 'correction' });
    }
    await allNotified(world);
    expect(await notificationsOf(person)).toHaveLength(3);
  });

  it('that was spent before the provider gave it back is told as owed', async () => {
    const person = await personWithMoney(world, {});
    const { reference, page } = await newTopUp(person, 3_000);
    await sandbox.press(page, 'pay');
    await verifyTopUp(person, reference);
    expect((await payOut(person, '0123456780', 2_000)).status).toBe(201);
    const paid = { state: 'paid', amountMinor: 300_000n, currency: 'NGN' } as const;
    await concludePayment(world.node.context, reference, { ...paid, returnedMinor: 300_000n });
    const { Message: message } = await notified(person, 'moneyTakenBack');
    expect(message).toMatch(/^We took back ₦3,000\.00\. .* ₦[\d,]+\.\d\d of it was spent already and is owed to us\.$/);
    const next = await newTopUp(person, 1_000);
    await sandbox.press(next.page, 'pay');
    await verifyTopUp(person, next.reference);
    await notified(person, 'moneyIn', (row) => row.Message === '₦1,000.00 was added to your wallet. Paid by card.');
  });

  it('that was paid for credits is told by what became of them', async () => {
    const person = await verifiedPerson(world);
    const bought = await person.call(buyCreditsByCard, { body: { credits: 5 } });
    const { reference, authorizationUrl } = bought.result;
    await sandbox.press(authorizationUrl, 'pay');
    await verifyTopUp(person, reference);
    const paid = { state: 'paid', amountMinor: 237_500n, currency: 'NGN' } as const;
    for (const returnedMinor of [100_000n, 237_500n])
      await concludePayment(world.node.context, reference, { ...paid, returnedMinor });
    for (const words of [
      'The payment provider gave ₦1,000.00 of what you paid for credits back to you.',
      'The payment provider gave ₦1,375.00 back to you, so the unused credits it paid for are gone.',
    ])
      await notified(person, 'moneyTakenBack', ({ Message: message }) => message === words);
  });

  it('that was paid out is told when it has arrived, and when it came back', async () => {
    const person = await personWithMoney(world, { NGN: 10_000 });
    const { id } = (await payOut(person, '0123456780', 2500)).result;
    await untilStatus(person, id, Successful);
    const arrived = await notified(person, 'moneyOut');
    expect(arrived.Message).toBe('Your payout of ₦2,500.00 has arrived. Delivered to the account ending 6780.');
    expect(await lineBehind(person, arrived.link)).toMatchObject({ id });
    const failed = (await payOut(person, '0123456781', 1000)).result;
    await untilStatus(person, failed.id, Reversed);
    expect((await notified(person, 'payoutFailed')).Message).toBe(
      'Your payout of ₦1,000.00 could not be delivered. The money is back in your balance, in full.',
    );
  });

  it('that our people moved by hand is told with what it was for, once it has moved', async () => {
    const [person, ada, bola] = [await verifiedPerson(world), await staffMember(world), await staffMember(world)];
    const added = (await propose(ada, person.id)).result;
    expect((await decide(bola, added.id, 'approve')).status).toBe(200);
    const row = await notified(person, 'moneyCorrected');
    const words = 'Our team corrected your balance: ₦1,000.00 was added to your wallet. For the parcel that got wet.';
    expect(row).toMatchObject({ Message: words, category: 'money' });
    expect(await lineBehind(person, row.link)).toMatchObject({ kind: 'correction', direction: 'in', amount: 1000 });
    expect((await receiptTo(person)).text).toContain(words);
    const taken = (await propose(bola, person.id, { direction: 'out', amount: 400, title: 'Paid twice by mistake' })).result;
    const refused = (await propose(ada, person.id)).result;
    await decide(bola, refused.id, 'reject');
    await decide(ada, taken.id, 'approve');
    const ending = '₦400.00 was taken from your wallet. Paid twice by mistake.';
    await notified(person, 'moneyCorrected', ({ Message }) => Message.endsWith(ending));
    await allNotified(world);
    expect(await notificationsOf(person)).toHaveLength(2);
  });

  it('for credits is told with what they cost', async () => {
    const person = await personWithMoney(world, { NGN: 10_000 });
    const body = { credits: 1, currency: 'NGN', pin: goodPin };
    expect((await person.call(buyCredits, { body })).status).toBe(201);
    expect((await notified(person, 'creditsBought')).Message).toMatch(/^1 credit is ready\. You paid ₦[\d,]+\.\d\d\.$/);
  });

  it('that was earned is told when it can be spent', async () => {
    const { sender, carrier, orderId } = await dealAt(world, 'Delivered');
    await moveTo(sender, orderId, 'Completed');
    await world.db`update earning set clears_at = now() - interval '1 second' where user_id = ${carrier.id}`;
    await clearEarnings(world.node.context);
    await clearEarnings(world.node.context);
    const row = await notified(carrier, 'earningsCleared');
    expect(row.Message).toMatch(/^₦5,400\.00 that you earned has cleared\./);
    expect(await lineBehind(carrier, row.link)).toMatchObject({ kind: 'earning' });
  });
});

describe('an account', () => {
  it('hears how its identity check ended, and nothing while it is looked at', async () => {
    const person = await verifiedPerson(world);
    await uploadAll(person);
    expect((await handIn(person)).status).toBe(200);
    await markIdentity(world.node.context, person.details.username, 'failed');
    await notified(person, 'identityChecked', ({ Message: message }) => message.startsWith('Your identity check did not pass'));
    await markIdentity(world.node.context, person.details.username, 'checked');
    const row = await notified(person, 'identityChecked', ({ Message: message }) =>
      message.startsWith('Your identity is checked.'),
    );
    expect(row).toMatchObject({ Count: 2, link: '/profile?popup=complete-kyc' });
  });

  it('hears of a new phone number', async () => {
    const [person, { phoneNumber }] = [await verifiedPerson(world), newcomer()];
    await person.call(confirmPassword, { body: { password: goodPassword } });
    expect((await person.call(sendOtp, { body: { newPhoneNumber: phoneNumber } })).status).toBe(202);
    const { code } = await nextMessage({ ...world, sandboxOrigin: sandbox.origin }, phoneNumber, 'sms');
    expect((await person.call(verifyOtp, { body: { otpCode: code } })).status).toBe(200);
    expect((await notified(person, 'securityChanged')).Message).toMatch(/^Your phone number was changed/);
    const password = { currentPassword: goodPassword, newPassword: 'another mango tree by the park' };
    expect((await person.call(changePassword, { body: password })).status).toBe(204);
    await notified(person, 'securityChanged', ({ Message: message }) => message.startsWith('Your password was changed'));
    const rows = (await notificationsOf(person)).filter(({ Message: message }) => /was changed/.test(message));
    expect(
      rows.map(({ Count: count }) => count),
      'each has a row of its own',
    ).toEqual([1, 1]);
  });

  it('hears of a new password', async () => {
    const person = await verifiedPerson(world);
    const body = { currentPassword: goodPassword, newPassword: 'another mango tree by the park' };
    expect((await person.call(changePassword, { body })).status).toBeLessThan(300);
    expect((await notified(person, 'securityChanged')).Message).toMatch(/^Your password was changed/);
  });
});
