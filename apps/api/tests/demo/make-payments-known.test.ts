import { signIn } from '@waybill/contract/identity/sign-in';
import { endSale } from '@waybill/contract/sales/end-sale';
import { getBuyPage } from '@waybill/contract/sales/get-buy-page';
import { listSales } from '@waybill/contract/sales/list-sales';
import { describe, expect, it } from 'vitest';
import { fillDemo } from '../../src/demo/fill-demo.ts';
import { makePaymentsKnown } from '../../src/demo/make-payments-known.ts';
import { demoPassword } from '../../src/demo/people.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { runPaymentSweep } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });

describe('what the demo’s buyers have paid', () => {
  it('is known to the card provider of the sandbox, and goes back when a sale is cancelled', async () => {
    await fillDemo(world.node.context);
    await makePaymentsKnown(world.node.context, bank.origin);
    // With each start of the program.
    await makePaymentsKnown(world.node.context, bank.origin);
    const adaeze = world.visitor();
    adaeze.actAs((await adaeze.call(signIn, { body: { identifier: 'adaeze', password: demoPassword } })).result);
    const { items } = (await adaeze.call(listSales, { query: { role: 'seller', group: 'paid' } })).result;
    const [paid] = items;
    expect(paid?.code).toBe('NURSETEXTS');
    await adaeze.call(endSale, { params: { saleId: paid?.id ?? '' } });
    const states = async () => {
      await world.db`update refund set sending_until = now() where sending_until > now()`;
      await runPaymentSweep(world.node);
      await walletJobsDone(world);
      return (await world.db`select state from refund`).map(({ state }) => state);
    };
    await expect.poll(states, { timeout: 60_000 }).toEqual(['done']);
    expect(await proveMoney(world.db)).toEqual([]);
    expect((await world.visitor().call(getBuyPage, { params: { code: 'NURSETEXTS' } })).result.state).toBe('over');
  });
});
