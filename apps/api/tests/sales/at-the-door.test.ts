import { arriveAtDoor } from '@waybill/contract/orders/arrive-at-door';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { messagesTo } from '../support/mailbox.ts';
import { balanceOf } from '../support/money.ts';
import { carrier, codesOf, moveTo, offer, orderOf } from '../support/orders.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import {
  askWhatCame,
  buyer,
  orderWith,
  pageOf,
  pay,
  payByTransfer,
  saleOf,
  saleSeenBy,
  seller,
  send,
  standsAt,
} from '../support/sales.ts';
import { ajah } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

async function onTheWay() {
  const ada = await seller(world);
  const sale = await saleOf(world, ada, { payWhen: 'door' });
  const halima = buyer(world);
  await orderWith(world, halima, sale.code, { payWhen: 'door' });
  const { packageId } = (await send(ada, sale.id)).result;
  const rider = await carrier(world);
  const { id: orderId } = (await offer(rider, packageId ?? '')).result;
  await moveTo(ada, orderId, 'Accepted');
  await moveTo(rider, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
  await moveTo(rider, orderId, 'InTransit');
  const { latitude, longitude } = ajah;
  const arrive = () => rider.call(arriveAtDoor, { params: { id: orderId }, body: { latitude, longitude } });
  return { ada, sale, halima, rider, orderId, arrive };
}

describe('a sale that is paid at the door', () => {
  it('is paid there and nowhere else, then handed over, and everybody has what is theirs', async () => {
    const { ada, sale, halima, rider, orderId, arrive } = await onTheWay();
    expect((await pay(halima, sale.code)).problem.code).toBe('no_longer_open');
    const { handover } = codesOf(world, orderId);
    expect((await moveTo(rider, orderId, 'Delivered', { code: handover })).problem.code).toBe('not_paid_yet');

    expect((await saleSeenBy(ada, sale.id)).delivery).toBe('carried');
    expect((await arrive()).status).toBe(200);
    expect((await saleSeenBy(ada, sale.id)).delivery).toBe('at-the-door');
    const { mine } = (await pageOf(halima, sale.code)).result;
    expect(mine).toMatchObject({ canPay: true, isPaid: false, delivery: 'at-the-door' });
    expect(mine?.doorUntil).not.toBeNull();
    await expect
      .poll(async () =>
        (await messagesTo({ ...world, sandboxOrigin: bank.origin }, halima.phone)).some(({ text }) =>
          text.includes('is at the door'),
        ),
      )
      .toBe(true);

    await payByTransfer(bank, halima, sale.code);
    await expect.poll(async () => (await orderOf(rider, orderId)).door?.isPaid).toBe(true);
    expect((await pageOf(halima, sale.code)).result.mine).toMatchObject({ isPaid: true, canPay: false, doorUntil: null });
    expect((await saleSeenBy(ada, sale.id)).order?.isPaid).toBe(true);

    expect((await moveTo(rider, orderId, 'Delivered', { code: handover })).status).toBe(200);
    expect((await standsAt(ada, sale.id, 'arrived')).delivery).toBeNull();
    // The reserve is back at once; the price clears in a day.
    expect(await balanceOf(ada, 'NGN')).toBe(50_000);
    await walletJobsDone(world);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('keeps what comes after the 30 minutes for the next attempt', async () => {
    const { sale, halima, rider, orderId, arrive } = await onTheWay();
    await arrive();
    const { mine } = (await pay(halima, sale.code)).result;
    await world.db`update delivery_order set door_until = now() - interval '1 second' where id = ${orderId}`;
    expect((await pageOf(halima, sale.code)).result.mine?.canPay).toBe(false);
    await bank.transfer({ accountNumber: mine?.payment?.accountNumber ?? '' });
    await askWhatCame(halima, sale.code);
    await expect.poll(async () => (await orderOf(rider, orderId)).door?.isPaid).toBe(true);
    expect(await proveMoney(world.db)).toEqual([]);
  });
});
