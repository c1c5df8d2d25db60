import { type OrderStatusName, orderStatus } from '@waybill/contract/orders/enums';
import { afterAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import {
  askFor,
  carrier,
  codesOf,
  type Deal,
  dealAt,
  forgetTries,
  letTimePass,
  moveTo,
  offered,
  orderOf,
  takeBack,
  wantedParcel,
} from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { offerTrip } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { OrdersModel } from './orders-model.ts';
import { type Order, people } from './orders-model-types.ts';

const world = useWorld({ ROLES: 'http' });
afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

const names = Object.keys(orderStatus) as OrderStatusName[];
const brokenDown = { cancellationReasons: [{ id: 9, customText: '' }] };
const unsafe = { cancellationReasons: [{ id: 10, customText: '' }], message: 'It is not as it should be' };

async function booked(): Promise<Deal> {
  const [goer, sender] = [await carrier(world), await personWithMoney(world, { NGN: 6500 })];
  const trip = (await offerTrip(goer)).result;
  const packageId = await wantedParcel(world, sender.id, { booking: { askedOf: goer.id, relatedItemId: trip.id } });
  return { sender, carrier: goer, packageId, orderId: (await askFor(sender, packageId, goer.id, true)).result.id };
}

async function after(made: Promise<Deal>, act: (deal: Deal) => Promise<unknown>): Promise<Deal> {
  const deal = await made;
  await act(deal);
  return deal;
}

/** An order in every place where one can stand. */
const places: readonly (readonly [string, Pick<Order, 'status' | 'askedBy' | 'isReturnAsked'>, () => Promise<Deal>])[] = [
  ['offered', at('Requested'), () => offered(world)],
  ['booked', { ...at('Requested'), askedBy: 'sender' }, booked],
  ['accepted', at('Accepted'), () => dealAt(world, 'Accepted')],
  ['picked up', at('PickedUp'), () => dealAt(world, 'PickedUp')],
  [
    'to be brought back',
    { ...at('PickedUp'), isReturnAsked: true },
    () => after(dealAt(world, 'PickedUp'), (deal) => moveTo(deal.carrier, deal.orderId, 'Cancelled', brokenDown)),
  ],
  ['in transit', at('InTransit'), () => dealAt(world, 'InTransit')],
  ['delivered', at('Delivered'), () => dealAt(world, 'Delivered')],
  [
    'completed',
    at('Completed'),
    () => after(dealAt(world, 'Delivered'), (deal) => moveTo(deal.sender, deal.orderId, 'Completed')),
  ],
  ['cancelled', at('Cancelled'), () => after(offered(world), (deal) => takeBack(deal.carrier, deal.orderId))],
  ['declined', at('Declined'), () => after(offered(world), (deal) => moveTo(deal.sender, deal.orderId, 'Declined'))],
  [
    'disputed',
    at('Disputed'),
    () => after(dealAt(world, 'Delivered'), (deal) => moveTo(deal.sender, deal.orderId, 'Disputed', unsafe)),
  ],
  ['expired', at('Expired'), () => after(offered(world), (deal) => letTimePass(world, deal.orderId))],
];

function at(name: OrderStatusName): Pick<Order, 'status' | 'askedBy' | 'isReturnAsked'> {
  return { status: orderStatus[name], askedBy: 'carrier', isReturnAsked: false };
}

describe('an order that is', () => {
  it.each(places)('%s goes nowhere else than the product says, whoever asks and whatever they bring', async (_, place, make) => {
    const { sender, carrier: by, orderId } = await make();
    const before = await orderOf(sender, orderId);
    expect(before).toMatchObject({ orderStatus: place.status, askedBy: place.askedBy });
    const stranger = await verifiedPerson(world);
    const model = new OrdersModel([], [], []);
    const order = { ...place, parcel: 0, carrier: people.xavi, hasLateClaim: false, tries: [0, 0] } satisfies Order;
    for (const to of names) {
      const { pickup, handover } = codesOf(world, orderId);
      const body = { ...unsafe, code: to === 'PickedUp' ? pickup : handover };
      expect((await moveTo(stranger, orderId, to, body)).problem.code).toBe('not_found');
      for (const [side, other] of [
        ['sender', 'carrier'],
        ['carrier', 'sender'],
      ] as const) {
        if (model.ways(order, side).includes(orderStatus[to])) continue;
        const expected = model.ways(order, other).includes(orderStatus[to]) ? 'forbidden' : 'step_not_allowed';
        const answer = await moveTo(side === 'sender' ? sender : by, orderId, to, body);
        expect([side, to, answer.problem.code]).toEqual([side, to, expected]);
      }
    }
    expect(await orderOf(sender, orderId), 'nothing of that has left a trace').toEqual(before);
    await forgetTries(world);
  });
});
