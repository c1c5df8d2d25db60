import { endSale } from '@waybill/contract/sales/end-sale';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { buyer, orderWith, pageOf, paidSale, saleOf, seller, send } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

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

  it('gives the buyer back all that they paid', async () => {
    const { seller: ada, buyer: halima, sale } = await paidSale(world, bank);
    expect((await ada.call(endSale, { params: { saleId: sale.id } })).result.state).toBe('ended');
    const { mine } = (await pageOf(halima, sale.code)).result;
    expect(mine?.state).toBe('ended');
    expect((mine?.returning ?? 0) + (mine?.returned ?? 0)).toBe(mine?.pays);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('is too late once it is sent', async () => {
    const { seller: ada, sale } = await paidSale(world, bank);
    await send(ada, sale.id);
    expect((await ada.call(endSale, { params: { saleId: sale.id } })).problem.code).toBe('no_longer_open');
  });
});
