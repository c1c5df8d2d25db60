import { expect, it } from 'vitest';
import * as z from 'zod';
import { destination, openPaystack, shop } from './paystack-under-test.ts';
import { quietMoment } from './webhook-receiver.ts';

type Paystack = Awaited<ReturnType<typeof openPaystack>>;

async function startPayment(fields: Record<string, unknown> = {}) {
  const paystack = await openPaystack();
  const { authorization_url: page, reference } = await paystack.initialise(fields);
  return { paystack, page, reference };
}

const payBy = (paystack: Paystack, page: string, number: string, cvv: string, expiry = '12 / 30') =>
  paystack.press(page, 'card', { number, cvv, expiry });

async function statusOf(paystack: Paystack, reference: string) {
  const { json } = await paystack.get(`/transaction/verify/${reference}`);
  const { status, gateway_response } = z.object({ status: z.string(), gateway_response: z.string() }).parse(json.data);
  return { status, gateway_response };
}

it('warns against real cards, on a page without scripts', async () => {
  const { page } = await startPayment();
  const answer = await fetch(page);
  const markup = await answer.text();
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
  expect(answer.headers.get('content-security-policy')).not.toContain('script-src');
  expect(markup).toContain('Sandbox: no real card');
  expect(markup).toContain('₦5,000.00');
  expect(markup).not.toContain('<script');
  expect(markup).not.toMatch(/autocomplete="(?!off)/);
});

it('pays with a card that asks nothing, spaces in the number and all', async () => {
  const { paystack, page, reference } = await startPayment();
  const back = destination(await payBy(paystack, page, '4084 0840 8408 4081', '408'));
  expect(back.href).toBe(`${shop}?trxref=${reference}&reference=${reference}`);
  expect((await statusOf(paystack, reference)).status).toBe('success');
  expect(await (await fetch(page)).text()).toContain('Payment successful');
});

it('asks for the PIN and then for the code, and takes only the right ones', async () => {
  const { paystack, page, reference } = await startPayment();
  await payBy(paystack, page, '5060666666666666666', '123');
  expect(await (await fetch(page)).text()).toContain('Enter your card’s PIN');
  expect((await statusOf(paystack, reference)).status).toBe('ongoing');

  const wrongPin = await paystack.press(page, 'pin', { pin: '9999' });
  expect([wrongPin.status, await wrongPin.text()]).toEqual([400, expect.stringContaining('That is not this card’s PIN')]);
  await paystack.press(page, 'pin', { pin: '1234' });
  expect(await (await fetch(page)).text()).toContain('Enter the code your bank sent');

  const wrongCode = await paystack.press(page, 'otp', { otp: '000000' });
  expect([wrongCode.status, await wrongCode.text()]).toEqual([400, expect.stringContaining('That is not the code')]);
  expect((await statusOf(paystack, reference)).status).toBe('ongoing');
  expect(destination(await paystack.press(page, 'otp', { otp: '123456' })).origin).toBe('http://localhost:4000');
  expect((await statusOf(paystack, reference)).status).toBe('success');
});

it('pays with a PIN alone, or with PIN, phone and code, as the card has it', async () => {
  const { paystack, page, reference } = await startPayment();
  await payBy(paystack, page, '507850785078507812', '081');
  await paystack.press(page, 'pin', { pin: '1111' });
  expect((await statusOf(paystack, reference)).status).toBe('success');

  const second = await paystack.initialise();
  await payBy(paystack, second.authorization_url, '507850785078507804', '884');
  await paystack.press(second.authorization_url, 'pin', { pin: '0000' });
  expect((await paystack.press(second.authorization_url, 'phone', { phone: '0803' })).status).toBe(400);
  await paystack.press(second.authorization_url, 'phone', { phone: '0803 123 4567' });
  await paystack.press(second.authorization_url, 'otp', { otp: '123456' });
  expect((await statusOf(paystack, second.reference)).status).toBe('success');
});

it('cannot be paid by skipping the bank’s questions', async () => {
  const { paystack, page, reference } = await startPayment();
  await paystack.press(page, 'otp', { otp: '123456' });
  await paystack.press(page, 'bank-approve');
  expect((await statusOf(paystack, reference)).status).toBe('abandoned');
  await payBy(paystack, page, '5060666666666666666', '123');
  await paystack.press(page, 'otp', { otp: '123456' });
  await paystack.press(page, 'bank-approve');
  expect((await statusOf(paystack, reference)).status).toBe('ongoing');
});

it('sends the card holder to the bank’s page, who approves or rejects there', async () => {
  const { paystack, page, reference } = await startPayment();
  await payBy(paystack, page, '4084080000000409', '000');
  expect(await (await fetch(page)).text()).toContain('card ending 0409');
  await paystack.press(page, 'bank-reject');
  expect(await statusOf(paystack, reference)).toEqual({ status: 'failed', gateway_response: 'Authentication failed' });

  await payBy(paystack, page, '4084080000000409', '000');
  expect(destination(await paystack.press(page, 'bank-approve')).pathname).toBe('/paystack-success');
  expect((await statusOf(paystack, reference)).status).toBe('success');
});

it.each([
  ['declined', '4084080000005408', '001', 'Declined'],
  ['short of money', '4084080000670037', '787', 'Insufficient Funds'],
  [
    'unknown to the token platform',
    '507850785078507853',
    '000',
    'Token Not Generated. Customer Not Registered on Token Platform',
  ],
  ['met by an error at the bank', '5060665060665060', '060', '500 Error'],
])('tells when a card is %s, sends no webhook, and lets another card pay', async (_what, number, cvv, response) => {
  const { paystack, page, reference } = await startPayment();
  expect(destination(await payBy(paystack, page, number, cvv)).href).toBe(page);
  const markup = await (await fetch(page)).text();
  expect(markup).toContain(response);
  expect(await statusOf(paystack, reference)).toEqual({ status: 'failed', gateway_response: response });
  await quietMoment();
  expect(paystack.receiver.received).toEqual([]);

  await payBy(paystack, page, '4084084084084081', '408');
  expect((await statusOf(paystack, reference)).status).toBe('success');
  await paystack.receiver.waitFor(1);
});

it('leaves a payment pending when the bank does not answer, until it is decided by hand', async () => {
  const { paystack, page, reference } = await startPayment();
  await payBy(paystack, page, '5060660000000064', '606');
  expect(await (await fetch(page)).text()).toContain('Your bank is taking too long');
  expect((await statusOf(paystack, reference)).status).toBe('pending');
  const { json } = await paystack.control('POST', `/transactions/${reference}/decide`, { status: 'success' });
  expect(json).toMatchObject({ transaction: { status: 'success', reference } });
  await paystack.receiver.waitFor(1);
});

it.each([
  [
    'a card that is none of the test cards',
    { number: '4111111111111111', cvv: '123', expiry: '12/30' },
    'none of the test cards',
  ],
  ['a card that has run out', { number: '4084084084084081', cvv: '408', expiry: '01/20' }, 'Give a month and year to come'],
  ['a wrong security code', { number: '4084084084084081', cvv: '999', expiry: '12/30' }, 'For this test card it is 408'],
])('refuses %s and keeps what was typed', async (_what, fields, complaint) => {
  const { paystack, page, reference } = await startPayment();
  const answer = await paystack.press(page, 'card', fields);
  const markup = await answer.text();
  expect(answer.status).toBe(400);
  expect(markup).toContain(complaint);
  expect(markup).toContain(`value="${fields.number}"`);
  expect((await statusOf(paystack, reference)).status).toBe('abandoned');
});

it('sends the browser back after the one-click decline', async () => {
  const { paystack, page, reference } = await startPayment();
  expect(destination(await paystack.press(page, 'decline')).searchParams.get('reference')).toBe(reference);
  expect(await statusOf(paystack, reference)).toEqual({ status: 'failed', gateway_response: 'Declined' });
});

it('goes back unpaid on Cancel, to the address the shop gave for that', async () => {
  const { paystack, page, reference } = await startPayment();
  expect(destination(await paystack.press(page, 'cancel')).href).toBe(`${shop}?trxref=${reference}&reference=${reference}`);
  const other = await paystack.initialise({ metadata: { cancel_action: 'http://localhost:4000/wallet' } });
  expect(destination(await paystack.press(other.authorization_url, 'cancel')).href).toBe('http://localhost:4000/wallet');
  expect((await statusOf(paystack, reference)).status).toBe('abandoned');
});

it('lets a payer leave without an answer to the shop, and come back to the same page', async () => {
  const { paystack, page, reference } = await startPayment();
  const left = await paystack.press(page, 'leave');
  expect([left.status, await left.text()]).toEqual([200, expect.stringContaining('You left without paying')]);
  expect((await statusOf(paystack, reference)).status).toBe('abandoned');
  await paystack.press(page, 'pay');
  expect((await statusOf(paystack, reference)).status).toBe('success');
});

it('ends on Paystack’s own page when the shop gave no return address', async () => {
  const { paystack, page } = await startPayment({ callback_url: undefined });
  const answer = await paystack.press(page, 'pay');
  expect(destination(answer).href).toBe(page);
  expect(await (await fetch(page)).text()).toContain('You can close this page');
});

it('shows a page for a payment that does not exist', async () => {
  const { paystack } = await startPayment();
  const answer = await fetch(`${paystack.origin}/paystack/checkout/nothing`);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('This payment does not exist')]);
});
