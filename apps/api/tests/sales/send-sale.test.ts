import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { balanceOf } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { unclearedOf } from '../support/people-with-money.ts';
import { clearEarningsWhenDueNow } from '../support/sale-money.ts';
import { buyer, deliver, orderWith, pageOf, paidSale, saleOf, seller, send, standsAt } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'error' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

describe('sending what was sold', () => {
  it('makes a parcel of it with its pictures, and takes nothing from a seller whose buyer has paid all', async () => {
    const { seller: ada, sale } = await paidSale(world, bank);
    const sent = await send(ada, sale.id);
    expect(sent.result).toMatchObject({ state: 'sent', can: { end: false, send: false, release: false } });
    expect(sent.result.packageId).toMatch(/^pkg_/);
    expect(sent.result.images).toEqual(sale.images);
    expect(await balanceOf(ada, 'NGN')).toBe(50_000);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('is sent once, however often it is asked for, also at once', async () => {
    const { seller: ada, sale } = await paidSale(world, bank);
    const key = randomUUID();
    const both = await Promise.all([1, 2].map(() => send(ada, sale.id, {}, key)));
    expect(new Set(both.map(({ result }) => result.packageId)).size).toBe(1);
    expect((await send(ada, sale.id)).problem.code).toBe('no_longer_open');
    expect((await send(ada, sale.id, { handleRequirementId: 1 }, key)).problem.code).toBe('key_used_otherwise');
  });

  it('needs the PIN', async () => {
    const { seller: ada, sale } = await paidSale(world, bank);
    expect((await send(ada, sale.id, { pin: '9173' })).problem.code).toBe('pin_wrong');
  });

  it('is not sent before it is paid, unless it is paid at the door', async () => {
    const ada = await seller(world);
    const [now, door] = [await saleOf(world, ada), await saleOf(world, ada)];
    expect((await send(ada, now.id)).problem.code).toBe('no_longer_open');
    await orderWith(world, buyer(world), now.code);
    expect((await send(ada, now.id)).problem.code).toBe('no_longer_open');
    await orderWith(world, buyer(world), door.code, { payWhen: 'door' });
    const { result } = await send(ada, door.id);
    expect(result).toMatchObject({ state: 'sent', order: { isPaid: false } });
    // The reserve for an attempt that fails.
    expect(await balanceOf(ada, 'NGN')).toBe(50_000 - (result.order?.fee ?? 0));
  });

  it('pays the seller a day after the handover, and tells both', async () => {
    const { seller: ada, buyer: halima, sale } = await paidSale(world, bank);
    const { result } = await send(ada, sale.id);
    await deliver(world, ada, result.packageId ?? '');
    await standsAt(ada, sale.id, 'arrived');
    expect(await unclearedOf(world, ada.id)).toBe(19_700);
    expect((await pageOf(halima, sale.code)).result.mine?.canComplainUntil).not.toBeNull();
    await clearEarningsWhenDueNow(world, result.packageId ?? '');
    await standsAt(ada, sale.id, 'paid-out');
    expect(await balanceOf(ada, 'NGN')).toBe(50_000 + 19_700);
    await walletJobsDone(world);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('is nobody’s but the seller’s', async () => {
    const { sale } = await paidSale(world, bank);
    expect((await send(await seller(world), sale.id)).problem.code).toBe('not_found');
  });
});
