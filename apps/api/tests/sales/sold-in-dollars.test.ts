import { randomUUID } from 'node:crypto';
import { currencies } from '@waybill/contract/money';
import { createSale } from '@waybill/contract/sales/create-sale';
import { endSale } from '@waybill/contract/sales/end-sale';
import type { BuyerPayWay } from '@waybill/contract/sales/enums';
import { paySale } from '@waybill/contract/sales/pay-sale';
import { beforeAll, describe, expect, it } from 'vitest';
import { listMoneyQuestions, proveMoney } from '../../src/modules/wallet/index.ts';
import { eventually } from '../support/eventually.ts';
import { runPaymentSweep } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { openPaypalSandbox } from '../support/paypal-top-ups.ts';
import type { Person } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { clearEarningsWhenDueNow } from '../support/sale-money.ts';
import {
  askWhatCame,
  type Buyer,
  buyer,
  deliver,
  forSale,
  orderWith,
  pageOf,
  pay,
  saleOf,
  saleSeenBy,
  send,
  standsAt,
} from '../support/sales.ts';
import { useWorld } from '../support/world.ts';
import { fundsOf } from '../wallet/escrow/deals.ts';

const sandbox = await openPaypalSandbox();
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });
beforeAll(() => sandbox.setWebhooks(world.node.origin, false));

const inDollars = { currency: 'USD', price: 40, deliveryFee: 6 } as const;
const payBy = (who: Buyer, code: string, way: BuyerPayWay) =>
  who.call(paySale, { params: { code }, body: { way }, idempotencyKey: randomUUID() });

async function ordered(more: Record<string, unknown> = {}) {
  const ada = await personWithMoney(world, { USD: 50 });
  const sale = await saleOf(world, ada, { ...inDollars, ...more });
  const halima = buyer(world);
  await orderWith(world, halima, sale.code, more);
  return { ada, sale, halima };
}

/** Approved on PayPal’s page, and back on ours. */
async function payWithPaypal(who: Buyer, code: string): Promise<string> {
  const { mine } = (await payBy(who, code, 'paypal')).result;
  const back = await sandbox.press(mine?.payment?.authorizationUrl ?? '', 'approve');
  await askWhatCame(who, code);
  return `${back.pathname}${back.searchParams.get('paid') === '1' ? '?paid=1' : ''}`;
}

const refunded = (who: Buyer, code: string) =>
  eventually('The refund', async () => {
    await world.db`update refund set sending_until = null where state = 'due'`;
    await runPaymentSweep(world.node);
    const { mine } = (await pageOf(who, code)).result;
    return mine && mine.returning === 0 && mine.returned > 0 && mine;
  });

/** PayPal takes a buyer’s payment back, or hears a complaint about it, and tells us; answers the webhook. */
async function takeBack(who: Buyer, code: string, how: 'reverse' | 'dispute'): Promise<string> {
  const orderId = await paypalOrderOf(who, code);
  await sandbox.control('POST', `paypal/captures/${await sandbox.captureIdOf(orderId)}/${how}`);
  const event = how === 'reverse' ? 'PAYMENT.CAPTURE.REVERSED' : 'CUSTOMER.DISPUTE.CREATED';
  const { id } = await sandbox.webhook('paypal', orderId, event);
  await sandbox.send('paypal', id);
  await walletJobsDone(world);
  return id;
}

const referenceOf = async (who: Buyer, code: string) => (await pageOf(who, code)).result.mine?.payment?.reference ?? '';

async function paypalOrderOf(who: Buyer, code: string): Promise<string> {
  const [row] = await world.db<{ providerId: string }[]>`
    select provider_id from payment where reference = ${await referenceOf(who, code)}`;
  return row?.providerId ?? '';
}

async function buyerOf(saleId: string): Promise<string> {
  const [row] = await world.db<{ id: string }[]>`select id from sale_order where sale_id = ${saleId}`;
  return row?.id ?? '';
}

async function questionsAbout(who: Buyer, code: string): Promise<string[]> {
  const reference = await referenceOf(who, code);
  return (await listMoneyQuestions(world.db)).filter((asked) => asked.reference === reference).map(({ kind }) => kind);
}

const proven = async () => expect(await proveMoney(world.db)).toEqual([]);
const walletOf = async (person: Person) => {
  const [row] = await world.db<{ posted: string }[]>`
    select coalesce(sum(posted), 0) as posted from ledger_account
    where owner_id = ${person.id} and currency = 'USD' and kind in ('available', 'uncleared')`;
  return Number(row?.posted ?? 0);
};

describe('something sold in dollars', () => {
  it('is priced, shown and paid in dollars, with PayPal and nothing else', async () => {
    const { sale, halima } = await ordered();
    expect(sale).toMatchObject({ currency: 'USD', price: 40, commission: 0.6, sellerGets: 39.4 });
    expect((await pageOf(halima, sale.code)).result).toMatchObject({ currency: 'USD', charge: 1, mine: { pays: 47 } });
    for (const way of ['transfer', 'card'] as const)
      expect((await payBy(halima, sale.code, way)).problem).toMatchObject({ code: 'invalid_input' });
    expect((await payBy(halima, sale.code, 'paypal')).result.mine?.payment).toMatchObject({
      way: 'paypal',
      state: 'waiting',
      amount: 47,
      accountNumber: null,
    });
  });

  it('goes from the link to the seller’s dollars', async () => {
    const { ada, sale, halima } = await ordered();
    expect(await payWithPaypal(halima, sale.code)).toBe(`/buy/${sale.code}?paid=1`);
    await standsAt(ada, sale.id, 'paid');
    expect((await pageOf(halima, sale.code)).result.mine?.payment).toMatchObject({ way: 'paypal', state: 'paid', received: 47 });
    const before = await walletOf(ada);
    await send(ada, sale.id);
    const { packageId } = await saleSeenBy(ada, sale.id);
    await deliver(world, ada, packageId ?? '');
    await standsAt(ada, sale.id, 'arrived');
    await clearEarningsWhenDueNow(world, packageId ?? '');
    await standsAt(ada, sale.id, 'paid-out');
    expect((await walletOf(ada)) - before, 'the price less our part, and nothing of the delivery').toBe(3_940);
    await proven();
  });

  it('gives all of it back to the PayPal account when the seller cancels, once', async () => {
    const { ada, sale, halima } = await ordered();
    await payWithPaypal(halima, sale.code);
    await standsAt(ada, sale.id, 'paid');
    await ada.call(endSale, { params: { saleId: sale.id }, idempotencyKey: randomUUID() });
    expect((await pageOf(halima, sale.code)).result.mine).toMatchObject({ state: 'ended', returning: 47, returned: 0 });
    expect(await refunded(halima, sale.code)).toMatchObject({ returned: 47 });
    await refunded(halima, sale.code);
    const { orders } = (await sandbox.control('GET', 'paypal/orders')) as {
      orders: { purchase_units: { payments?: { refunds?: { amount: { value: string } }[] } }[] }[];
    };
    const given = orders.flatMap(({ purchase_units: [unit] }) => unit?.payments?.refunds ?? []).map(({ amount }) => amount.value);
    expect(given).toEqual(['47.00']);
    await proven();
  });

  it('is not sent once PayPal has taken the payment back, and nothing goes back a second time', async () => {
    const { ada, sale, halima } = await ordered();
    await payWithPaypal(halima, sale.code);
    await standsAt(ada, sale.id, 'paid');
    await takeBack(halima, sale.code, 'reverse');
    expect(await questionsAbout(halima, sale.code)).toEqual(['disputed']);
    expect(await fundsOf(world, await buyerOf(sale.id), 'USD')).toMatchObject({ available: 0n, receivable: 0n });
    await proven();
    const { problem } = await send(ada, sale.id);
    expect(problem).toMatchObject({ code: 'no_longer_open', detail: expect.stringContaining('taken back') });
    await ada.call(endSale, { params: { saleId: sale.id }, idempotencyKey: randomUUID() });
    await runPaymentSweep(world.node);
    expect((await pageOf(halima, sale.code)).result.mine).toMatchObject({ state: 'ended', returning: 0, returned: 0 });
    await proven();
  });

  it('is carried on when PayPal takes the payment back under way: the buyer owes it, told of it once or thrice', async () => {
    const { ada, sale, halima } = await ordered();
    await payWithPaypal(halima, sale.code);
    await standsAt(ada, sale.id, 'paid');
    await send(ada, sale.id);
    const { packageId } = await saleSeenBy(ada, sale.id);
    const event = await takeBack(halima, sale.code, 'reverse');
    expect(new Set(await sandbox.send('paypal', event, { times: 3 }))).toEqual(new Set([200]));
    await walletJobsDone(world);
    expect(await fundsOf(world, await buyerOf(sale.id), 'USD')).toMatchObject({
      available: 0n,
      escrow: 4_700n,
      receivable: -4_700n,
    });
    expect(await questionsAbout(halima, sale.code)).toEqual(['disputed']);
    const before = await walletOf(ada);
    await deliver(world, ada, packageId ?? '');
    await standsAt(ada, sale.id, 'arrived');
    expect((await walletOf(ada)) - before, 'the seller has handed it over, and is paid').toBe(3_940);
    await proven();
  });

  it('leaves nothing to send back where PayPal was quicker than our refund', async () => {
    const { ada, sale, halima } = await ordered();
    await payWithPaypal(halima, sale.code);
    await standsAt(ada, sale.id, 'paid');
    await sandbox.fault('paypal', { calls: 50, status: 503 });
    await ada.call(endSale, { params: { saleId: sale.id }, idempotencyKey: randomUUID() });
    await runPaymentSweep(world.node);
    expect((await pageOf(halima, sale.code)).result.mine).toMatchObject({ returning: 47, returned: 0 });
    await sandbox.clearFaults('paypal');
    await takeBack(halima, sale.code, 'reverse');
    await world.db`update refund set sending_until = null where state = 'due'`;
    await runPaymentSweep(world.node);
    await walletJobsDone(world);
    expect((await pageOf(halima, sale.code)).result.mine).toMatchObject({ returning: 0, returned: 47 });
    expect(await fundsOf(world, await buyerOf(sale.id), 'USD')).toMatchObject({ available: 0n, receivable: 0n });
    await proven();
  });

  it('is a question for our people as soon as the buyer complains to PayPal, and the money stays where it is', async () => {
    const { ada, sale, halima } = await ordered();
    await payWithPaypal(halima, sale.code);
    await standsAt(ada, sale.id, 'paid');
    await takeBack(halima, sale.code, 'dispute');
    expect(await questionsAbout(halima, sale.code)).toEqual(['disputed']);
    expect(await fundsOf(world, await buyerOf(sale.id), 'USD')).toMatchObject({ available: 4_700n, receivable: 0n });
    await proven();
  });

  it('takes naira and no PayPal where the price is in naira', async () => {
    const ada = await personWithMoney(world, { NGN: 50_000 });
    const sale = await saleOf(world, ada);
    expect(sale.currency, 'a seller at home in Nigeria').toBe('NGN');
    const halima = buyer(world);
    await orderWith(world, halima, sale.code);
    expect((await payBy(halima, sale.code, 'paypal')).problem).toMatchObject({ code: 'invalid_input' });
    expect((await pay(halima, sale.code)).result.mine?.payment?.way).toBe('transfer');
  });

  it('keeps to the limits of dollars', async () => {
    const ada = await personWithMoney(world, { USD: 5 });
    const tried = async (more: Record<string, unknown>) =>
      (await ada.call(createSale, { body: { ...(await forSale(world, ada.id)), ...more }, idempotencyKey: randomUUID() }))
        .problem;
    expect(await tried({ currency: 'USD', price: 0.5 })).toMatchObject({
      code: 'amount_out_of_limits',
      detail: `The least is ${currencies.USD.symbol}1.00.`,
    });
    expect(await tried({ currency: 'EUR' })).toMatchObject({ code: 'invalid_input' });
  });
});
