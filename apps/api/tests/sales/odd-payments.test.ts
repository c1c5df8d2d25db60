import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { openBankSandbox, type SentTransfer } from '../support/bank-transfers.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import {
  askWhatCame,
  type Buyer,
  buyer,
  makeStale,
  orderWith,
  pageOf,
  pay,
  runSaleClock,
  saleOf,
  saleSeenBy,
  seller,
  standsAt,
} from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
// Events arrive by themselves, as they do in the world.
beforeAll(() => bank.setWebhooks(world.node.origin, false));

/** More than anybody asks for until it is over. */
const silent = { calls: 50, status: 503 };

/** Ordered, with an account to pay into. */
async function paying() {
  const ada = await seller(world);
  const sale = await saleOf(world, ada);
  const halima = buyer(world);
  await orderWith(world, halima, sale.code);
  const { mine } = (await pay(halima, sale.code)).result;
  const accountNumber = mine?.payment?.accountNumber ?? '';
  const price = mine?.pays ?? 0;
  const transfer = (sent: SentTransfer = {}) => bank.transfer({ accountNumber }, sent);
  return { ada, sale, halima, price, transfer };
}

const seen = async (who: Buyer, code: string) => (await pageOf(who, code)).result.mine;

/** So much goes back to where it came from, or has, and the books are right. */
async function goesBack(who: Buyer, code: string, major: number): Promise<void> {
  const back = async () => {
    const mine = await seen(who, code);
    return (mine?.returning ?? 0) + (mine?.returned ?? 0);
  };
  await expect.poll(back, { timeout: 20_000 }).toBe(major);
  await walletJobsDone(world);
  expect(await back()).toBe(major);
  expect(await proveMoney(world.db)).toEqual([]);
}

describe('money for a purchase that comes otherwise than asked', () => {
  it('is too much: it is paid, and what is over goes back to where it came from', async () => {
    const { ada, sale, halima, price, transfer } = await paying();
    await transfer({ amount: Math.round((price + 1_000.5) * 100) });
    const { payment } = (await askWhatCame(halima, sale.code)).result.mine ?? {};
    expect(payment).toMatchObject({ state: 'paid', amount: price, missing: 0 });
    await standsAt(ada, sale.id, 'paid');
    await goesBack(halima, sale.code, 1_000.5);
  });

  it('comes twice: it is paid once, and the second goes back', async () => {
    const { ada, sale, halima, price, transfer } = await paying();
    await transfer();
    await askWhatCame(halima, sale.code);
    await standsAt(ada, sale.id, 'paid');
    await transfer();
    await askWhatCame(halima, sale.code);
    await goesBack(halima, sale.code, price);
    expect(await saleSeenBy(ada, sale.id)).toMatchObject({ state: 'paid', order: { isPaid: true } });
  });

  it('comes twice in one moment, told of twice: the same', async () => {
    const { ada, sale, halima, price, transfer } = await paying();
    await transfer({ times: 2 });
    await Promise.all([askWhatCame(halima, sale.code), askWhatCame(halima, sale.code)]);
    await standsAt(ada, sale.id, 'paid');
    await goesBack(halima, sale.code, price);
  });

  it('comes too late, when somebody else has it: it goes back, and the sale is theirs', async () => {
    const { ada, sale, halima, price, transfer } = await paying();
    await makeStale(world, sale.id);
    await runSaleClock(world);
    const bola = buyer(world);
    await orderWith(world, bola, sale.code);
    await transfer({ isLate: true });
    await askWhatCame(halima, sale.code);
    await goesBack(halima, sale.code, price);
    expect(await seen(halima, sale.code)).toMatchObject({ state: 'ended', isPaid: false });
    expect(await saleSeenBy(ada, sale.id)).toMatchObject({ state: 'ordered', order: { isPaid: false } });
  });

  it('comes from another’s account: it counts, and what goes back goes to that account', async () => {
    const { ada, sale, halima, price, transfer } = await paying();
    await transfer({ senderName: 'Sister Of Halima', amount: Math.round((price + 500) * 100) });
    await askWhatCame(halima, sale.code);
    await standsAt(ada, sale.id, 'paid');
    await goesBack(halima, sale.code, 500);
  });

  it('is paid into the account of another buyer: it is theirs, and pays nothing here', async () => {
    const one = await paying();
    const other = await paying();
    await other.transfer();
    await askWhatCame(one.halima, one.sale.code);
    expect(await seen(one.halima, one.sale.code)).toMatchObject({ state: 'ordered', isPaid: false, payment: { received: 0 } });
    await askWhatCame(other.halima, other.sale.code);
    await standsAt(other.ada, other.sale.id, 'paid');
    expect(await proveMoney(world.db)).toEqual([]);
  });
});

describe('a provider that says nothing', () => {
  it('is asked once more: nothing is paid before it answers, and nothing is paid twice after', async () => {
    const { ada, sale, halima, price, transfer } = await paying();
    await transfer({ isEventLost: true });
    await bank.fault('paystack', silent);
    const refused = await askWhatCame(halima, sale.code);
    expect(refused.problem.code).toBe('provider_unavailable');
    expect(await seen(halima, sale.code)).toMatchObject({ state: 'ordered', isPaid: false, payment: { state: 'waiting' } });
    expect(await saleSeenBy(ada, sale.id)).toMatchObject({ state: 'ordered', order: { isPaid: false } });
    await bank.clearFaults('paystack');
    await Promise.all([askWhatCame(halima, sale.code), askWhatCame(halima, sale.code)]);
    const { order } = await standsAt(ada, sale.id, 'paid');
    expect(order).toMatchObject({ isPaid: true, buyerPays: price });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('gives no account to pay into, and says so: the same press works once it is back', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    const halima = buyer(world);
    await orderWith(world, halima, sale.code);
    await bank.fault('paystack', silent);
    const key = randomUUID();
    expect((await pay(halima, sale.code, 'transfer', key)).problem.code).toBe('provider_unavailable');
    await bank.clearFaults('paystack');
    expect((await pay(halima, sale.code, 'transfer', key)).result.mine?.payment?.accountNumber).toMatch(/^\d{10}$/);
  });
});
