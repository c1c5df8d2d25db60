import { releaseBuyer } from '@waybill/contract/sales/release-buyer';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { buyer, orderWith, pageOf, paidSale, saleOf, seller } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

describe('letting a buyer go', () => {
  it('opens the link for others', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    const halima = buyer(world);
    await orderWith(world, halima, sale.code, { payWhen: 'door' });
    const { result } = await ada.call(releaseBuyer, { params: { saleId: sale.id } });
    expect(result).toMatchObject({ state: 'waiting', order: null });
    expect((await pageOf(halima, sale.code)).result).toMatchObject({ state: 'open', mine: { state: 'ended', canPay: false } });
    expect((await orderWith(world, buyer(world), sale.code)).status).toBe(201);
  });

  it('is not possible once they have paid', async () => {
    const { seller: ada, sale } = await paidSale(world, bank);
    expect((await ada.call(releaseBuyer, { params: { saleId: sale.id } })).problem.code).toBe('no_longer_open');
  });
});
