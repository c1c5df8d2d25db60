import { beforeAll, describe, expect, it } from 'vitest';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { askWhatCame, buyer, orderWith, pay, saleOf, seller, standsAt } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

describe('asking what has come for a purchase', () => {
  it('finds what the bank has sent though its event was lost, once however many ask', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    const halima = buyer(world);
    await orderWith(world, halima, sale.code);
    const { mine } = (await pay(halima, sale.code)).result;
    await bank.transfer({ accountNumber: mine?.payment?.accountNumber ?? '' }, { isEventLost: true });
    await Promise.all([1, 2, 3].map(() => askWhatCame(halima, sale.code)));
    expect((await askWhatCame(halima, sale.code)).result.mine?.payment).toMatchObject({ state: 'paid', received: mine?.pays });
    await standsAt(ada, sale.id, 'paid');
  });

  it('is for whoever ordered', async () => {
    const sale = await saleOf(world, await seller(world));
    await orderWith(world, buyer(world), sale.code);
    expect((await askWhatCame(world.visitor(), sale.code)).problem.code).toBe('forbidden');
  });
});
