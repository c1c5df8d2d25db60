import { orderStatus } from '@waybill/contract/orders/enums';
import { afterAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { carrier, offer, offered, orderOf, takeBack } from '../support/orders.ts';
import { balanceOf, personWithMoney } from '../support/people-with-money.ts';
import { book, offerTrip } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

const rich = () => personWithMoney(world, { NGN: 13_000 });
const orders = (packageId: string) => world.db<{ id: string; status: number }[]>`
  select id, status from delivery_order where package_id = ${packageId} order by created_at, id`;

describe('a carrier who offers', () => {
  it('takes it back while nobody has answered, once or twice, and may ask again', async () => {
    const { sender, carrier: by, packageId, orderId } = await offered(world);
    expect((await takeBack(sender, orderId)).problem.code, 'the sender declines').toBe('step_not_allowed');
    expect((await takeBack(await carrier(world), orderId)).problem.code).toBe('not_found');
    expect([(await takeBack(by, orderId)).status, (await takeBack(by, orderId)).status]).toEqual([204, 204]);
    expect(await orderOf(by, orderId)).toMatchObject({
      orderStatus: orderStatus.Cancelled,
      escrow: 'held',
      package: { status: 'open' },
    });
    expect((await offer(by, packageId)).status).toBe(201);
    expect((await orders(packageId)).map(({ status }) => status)).toEqual([6, 0]);
  });
});

describe('a booking', () => {
  it('that is taken back ends the parcel, and the money goes back once', async () => {
    const [goer, sender] = [await carrier(world), await rich()];
    const booked = (await book(sender, (await offerTrip(goer)).result)).result;
    const [order] = await orders(booked.id);
    const answers = await atOnce(4, () => takeBack(sender, order?.id ?? ''));
    expect(tally(answers)).toEqual({ 204: 4 });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(13_000);
  });
});
