import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { receivePayment } from '../../src/modules/sales/commands/receive-payment.ts';
import { findRefunds, proveMoney } from '../../src/modules/wallet/index.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import {
  askWhatCame,
  buyer,
  makeStale,
  orderWith,
  pageOf,
  paidSale,
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
beforeAll(() => bank.setWebhooks(world.node.origin, true));

async function ordered(more: Record<string, unknown> = {}) {
  const ada = await seller(world);
  const sale = await saleOf(world, ada);
  const halima = buyer(world);
  await orderWith(world, halima, sale.code, more);
  return { ada, sale, halima };
}

describe('paying for what was ordered', () => {
  it('gives an account for this payment alone, and the same again for the same key', async () => {
    const { halima, sale } = await ordered();
    const key = randomUUID();
    const [one, two] = [await pay(halima, sale.code, 'transfer', key), await pay(halima, sale.code, 'transfer', key)];
    expect(one.result.mine?.payment).toMatchObject({ state: 'waiting', way: 'transfer', amount: one.result.mine?.pays });
    expect(one.result.mine?.payment?.accountNumber).toMatch(/^\d{10}$/);
    expect(two.result.mine?.payment).toEqual(one.result.mine?.payment);
    expect((await pay(halima, sale.code, 'card', key)).problem.code).toBe('key_used_otherwise');
  });

  it('tells the seller once it has come, who can send it then', async () => {
    const { seller: ada, buyer: halima, sale } = await paidSale(world, bank);
    expect(sale).toMatchObject({ state: 'paid', order: { isPaid: true }, can: { send: true, release: false, end: true } });
    expect((await pageOf(halima, sale.code)).result.mine).toMatchObject({ state: 'paid', isPaid: true, canPay: false });
    expect((await pay(halima, sale.code)).problem.code).toBe('no_longer_open');
    expect((await saleSeenBy(ada, sale.id)).movesBy).not.toBeNull();
  });

  it('keeps what was paid, whatever else is said to have come for it', async () => {
    const { sale } = await paidSale(world, bank);
    const [order] = await world.db<{ id: string }[]>`select id from sale_order where sale_id = ${sale.id}`;
    const buyerId = order?.id ?? '';
    // Told once more and late, under the name of another payment of theirs.
    await receivePayment(world.node.context, { saleId: sale.id, buyerId, reference: 'wb-another' });
    expect(await findRefunds(world.db, buyerId)).toEqual({ returningMinor: 0n, returnedMinor: 0n });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('takes a card, too', async () => {
    const { halima, sale } = await ordered();
    const { result } = await pay(halima, sale.code, 'card');
    expect(result.mine?.payment).toMatchObject({ way: 'card', state: 'waiting', accountNumber: null });
    expect(result.mine?.payment?.authorizationUrl).toContain('http');
  });

  it('says what is missing where too little came, and is paid with the rest', async () => {
    const { ada, halima, sale } = await ordered();
    const { mine } = (await pay(halima, sale.code)).result;
    const accountNumber = mine?.payment?.accountNumber ?? '';
    await bank.transfer({ accountNumber }, { amount: 1_000_000 });
    const part = (await askWhatCame(halima, sale.code)).result.mine;
    expect(part?.payment).toMatchObject({ state: 'part', received: 10_000, missing: (mine?.pays ?? 0) - 10_000 });
    await bank.transfer({ accountNumber }, { amount: Math.round(((mine?.pays ?? 0) - 10_000) * 100) });
    await askWhatCame(halima, sale.code);
    await standsAt(ada, sale.id, 'paid');
  });

  it('is for the browser that ordered, and for nobody else', async () => {
    const { ada, sale } = await ordered();
    expect((await pay(world.visitor(), sale.code)).problem.code).toBe('forbidden');
    expect((await pay(ada, sale.code)).problem.code).toBe('forbidden');
  });

  it('is over after 45 minutes, and what comes later goes back where somebody else has it', async () => {
    const { ada, sale, halima } = await ordered();
    const { mine } = (await pay(halima, sale.code)).result;
    await makeStale(world, sale.id);
    expect((await pay(halima, sale.code)).problem.code).toBe('no_longer_open');
    await runSaleClock(world);
    await orderWith(world, buyer(world), sale.code);
    await bank.transfer({ accountNumber: mine?.payment?.accountNumber ?? '' });
    await askWhatCame(halima, sale.code);
    await expect.poll(async () => (await pageOf(halima, sale.code)).result.mine).toMatchObject({ state: 'ended' });
    await expect
      .poll(async () => {
        const own = (await pageOf(halima, sale.code)).result.mine;
        return (own?.returning ?? 0) + (own?.returned ?? 0);
      })
      .toBe(mine?.pays);
    expect((await saleSeenBy(ada, sale.id)).order?.isPaid).toBe(false);
    await walletJobsDone(world);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('counts late money where nobody else has ordered since', async () => {
    const { ada, sale, halima } = await ordered();
    const { mine } = (await pay(halima, sale.code)).result;
    await makeStale(world, sale.id);
    await runSaleClock(world);
    expect((await saleSeenBy(ada, sale.id)).state).toBe('waiting');
    await bank.transfer({ accountNumber: mine?.payment?.accountNumber ?? '' });
    await askWhatCame(halima, sale.code);
    await standsAt(ada, sale.id, 'paid');
  });

  it('is not possible before the door where it is paid at the door', async () => {
    const { halima, sale } = await ordered({ payWhen: 'door' });
    expect((await pay(halima, sale.code)).problem.code).toBe('no_longer_open');
  });

  it('is refunded where it was not sent in three days', async () => {
    const { seller: ada, buyer: halima, sale } = await paidSale(world, bank);
    await world.db`update sale set due_at = now() - interval '1 second' where id = ${sale.id}`;
    await runSaleClock(world);
    await standsAt(ada, sale.id, 'ended');
    const own = (await pageOf(halima, sale.code)).result.mine;
    expect((own?.returning ?? 0) + (own?.returned ?? 0)).toBe(own?.pays);
    expect(await proveMoney(world.db)).toEqual([]);
  });
});
