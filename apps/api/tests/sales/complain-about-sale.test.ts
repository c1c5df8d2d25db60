import { beforeAll, describe, expect, it } from 'vitest';
import { decideGoods, proveMoney } from '../../src/modules/wallet/index.ts';
import { decideSaleNow, listSaleQuestionsNow } from '../../src/ops/decide-sale.ts';
import { transact } from '../../src/platform/db/database.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { balanceOf } from '../support/money.ts';
import { complain as complainOf, handedOverSale } from '../support/questioned-sales.ts';
import { clearEarningsWhenDueNow } from '../support/sale-money.ts';
import { pageOf, runSaleClock, standsAt } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

async function handedOver() {
  const { seller: ada, buyer: halima, ...rest } = await handedOverSale(world, bank);
  const complain = (message = 'It is another bag') => complainOf(halima, rest.sale.code, message);
  return { ...rest, ada, halima, complain };
}

describe('saying that it is not what was sold', () => {
  it('freezes the price and not the fee, and is said once', async () => {
    const { ada, carrier, sale, packageId, complain } = await handedOver();
    expect((await complain()).result.mine).toMatchObject({ state: 'questioned', canComplainUntil: null });
    expect((await complain()).status).toBe(200);
    expect((await complain('And it is broken')).problem.code).toBe('no_longer_open');
    await clearEarningsWhenDueNow(world, packageId);
    expect(await balanceOf(carrier, 'NGN')).toBeGreaterThan(0);
    expect(await balanceOf(ada, 'NGN')).toBe(50_000);
    await standsAt(ada, sale.id, 'questioned');
  });

  it('ends as our people decide: all of it back to the buyer', async () => {
    const { ada, halima, sale, complain } = await handedOver();
    await complain();
    expect(await listSaleQuestionsNow(world.node.context)).toContain(`${sale.code}  since`);
    const words = { code: sale.code, toBuyer: '20,000', because: 'The pictures show another bag' };
    expect(await decideSaleNow(world.node.context, words)).toContain('₦20,000.00');
    await expect(decideSaleNow(world.node.context, words)).rejects.toMatchObject({ code: 'already_decided' });
    await standsAt(ada, sale.id, 'came-back');
    const { mine } = (await pageOf(halima, sale.code)).result;
    expect((mine?.returning ?? 0) + (mine?.returned ?? 0)).toBe(20_000);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('ends as our people decide: the seller keeps it, and it clears', async () => {
    const { ada, sale, packageId, complain } = await handedOver();
    await complain();
    await transact(world.db, (tx) => decideGoods(tx, { packageId, toBuyerMinor: 0n }));
    await clearEarningsWhenDueNow(world, packageId);
    await runSaleClock(world);
    await standsAt(ada, sale.id, 'paid-out');
  });

  it('is too late after a day', async () => {
    const { packageId, complain } = await handedOver();
    await world.db`update escrow set ended_at = now() - interval '25 hours' where package_id = ${packageId}`;
    expect((await complain()).problem.code).toBe('no_longer_open');
  });
});
