import { endSale } from '@waybill/contract/sales/end-sale';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { messagesTo } from '../support/mailbox.ts';
import { buyer, orderWith, pageOf, paidSale, runSaleClock, saleOf, seller, send } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

/** Waits for an SMS with these words, as its buyer would. */
const smsTo = (phone: string, words: string) =>
  expect
    .poll(async () => (await messagesTo({ sandboxOrigin: bank.origin }, phone)).map(({ text }) => text).join('\n'), {
      timeout: 20_000,
    })
    .toContain(words);

describe('ending a sale', () => {
  it('closes the link, and is the same act however often it is made', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    const end = () => ada.call(endSale, { params: { saleId: sale.id } });
    const both = await Promise.all([end(), end()]);
    expect(both.map(({ result }) => result.state)).toEqual(['ended', 'ended']);
    expect((await pageOf(world.visitor(), sale.code)).result.state).toBe('over');
    expect((await orderWith(world, buyer(world), sale.code).catch(() => undefined))?.status).not.toBe(201);
  });

  it('cancels and refunds what is paid: the buyer gets all of it back, and is told at once', async () => {
    const { seller: ada, buyer: halima, sale } = await paidSale(world, bank);
    expect((await ada.call(endSale, { params: { saleId: sale.id } })).result.state).toBe('ended');
    const { mine } = (await pageOf(halima, sale.code)).result;
    expect(mine?.state).toBe('ended');
    expect((mine?.returning ?? 0) + (mine?.returned ?? 0)).toBe(mine?.pays);
    expect(await proveMoney(world.db)).toEqual([]);
    await smsTo(halima.phone, 'Chidi has cancelled your purchase. All of your NGN');
  });

  it('tells whoever has ordered and not paid to pay nothing any more', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    const halima = buyer(world);
    await orderWith(world, halima, sale.code);
    await ada.call(endSale, { params: { saleId: sale.id } });
    await smsTo(halima.phone, 'Chidi has cancelled what you ordered. Please pay nothing for it any more');
  });

  it('by itself, never sent, tells whoever was to pay at the door that nobody comes', async () => {
    const sale = await saleOf(world, await seller(world), { payWhen: 'door' });
    const halima = buyer(world);
    await orderWith(world, halima, sale.code, { payWhen: 'door' });
    await world.db`update sale set due_at = now() - interval '1 second' where id = ${sale.id}`;
    await runSaleClock(world);
    await smsTo(halima.phone, 'Chidi did not send what you ordered in time, so it is over. Please pay nothing');
  });

  it('is too late once it is sent', async () => {
    const { seller: ada, sale } = await paidSale(world, bank);
    await send(ada, sale.id);
    expect((await ada.call(endSale, { params: { saleId: sale.id } })).problem.code).toBe('no_longer_open');
  });
});
