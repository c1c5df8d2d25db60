import { listOrders } from '@waybill/contract/orders/list-orders';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { madeBefore } from '../support/made-before.ts';
import { moveTo } from '../support/orders.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { book, checkedBusiness, look, offerBatch, offerTrip, traveller } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe.each(['trip', 'batch'] as const)('the room on a %s', (noun) => {
  const goer = madeBefore<Visitor>(() => (noun === 'trip' ? traveller(world) : checkedBusiness(world)));
  const sender = madeBefore(() => personWithMoney(world, { NGN: 500_000 }));
  const offered = async (more: Record<string, unknown>) =>
    noun === 'trip' ? (await offerTrip(goer, more)).result : (await offerBatch(goer, more)).result;
  const left = async (journey: { readonly itemType: number; readonly id: string }) => {
    const { item } = (await look(sender, journey)).result;
    return item.itemType === 2 || item.itemType === 4 ? [item.roomLeftKg, item.roomLeftPieces, item.can.book] : [];
  };

  it('is taken by whoever asks, and said before anybody books more than is left', async () => {
    const journey = await offered({ roomKg: 5, roomPieces: 3 });
    await book(sender, journey, { weight: 2.5 });
    expect(await left(journey)).toEqual([2.5, 2, true]);
    const { problem } = await book(sender, journey, { weight: 2.51 });
    expect([problem.code, problem.errors]).toEqual([
      'invalid_input',
      [{ field: 'weight', message: `There is room for 2.5 kg on this ${noun}.` }],
    ]);
    expect((await book(sender, journey, { weight: 2.5 })).status, 'to the last gram').toBe(201);
    expect(await left(journey)).toEqual([0, 1, false]);
    expect((await book(sender, journey, { weight: 0.1 })).problem.code).toBe('no_longer_open');
  });

  it('ends with the last piece, however light', async () => {
    const journey = await offered({ roomPieces: 1 });
    await book(sender, journey);
    expect(await left(journey)).toEqual([null, 0, false]);
    expect((await book(sender, journey)).problem.code).toBe('no_longer_open');
  });

  it('is given back when a booking is taken down', async () => {
    const journey = await offered({ roomKg: 5 });
    const { result: parcel } = await book(sender, journey, { weight: 5 });
    expect(await left(journey)).toEqual([0, null, false]);
    await sender.call(deleteItem, { params: { itemType: parcel.itemType, itemId: parcel.id } });
    expect(await left(journey)).toEqual([5, null, true]);
  });

  it('is given back when the carrier declines, and stays taken when they accept', async () => {
    const journey = await offered({ roomKg: 5 });
    await book(sender, journey, { weight: 4 });
    const orderOf = async () => (await goer.call(listOrders, { query: { limit: 1 } })).result.items[0]?.id ?? '';
    expect((await moveTo(goer, await orderOf(), 'Declined')).status).toBe(200);
    expect(await left(journey)).toEqual([5, null, true]);
    await book(sender, journey, { weight: 4 });
    expect((await moveTo(goer, await orderOf(), 'Accepted')).status).toBe(200);
    expect(await left(journey)).toEqual([1, null, true]);
  });

  it('is never promised twice, whoever asks at the same moment', async () => {
    const journey = await offered({ roomKg: 5 });
    const people = await atOnce(6, () => personWithMoney(world, { NGN: 20_000 }));
    const answers = await Promise.all(people.map((person) => book(person, journey, { weight: 2 })));
    expect(tally(answers)).toEqual({ 201: 2, invalid_input: 4 });
    expect(await left(journey)).toEqual([1, null, true]);
  });
});

describe('the room on a trip', () => {
  it('costs what the traveller asks for a kilogram, and no less', async () => {
    const [goer, sender] = [await traveller(world), await personWithMoney(world, { NGN: 500_000 })];
    const offered = async (more: Record<string, unknown>) => (await offerTrip(goer, more)).result;
    const trip = await offered({ pricePerKg: 1500 });
    const { problem } = await book(sender, trip, { weight: 2.5, price: 3749.99 });
    expect([problem.code, problem.errors[0]?.message]).toEqual(['amount_out_of_limits', 'On this trip it costs ₦3,750.00.']);
    expect((await book(sender, trip, { weight: 2.5, price: 3750 })).status).toBe(201);
    expect((await book(sender, trip, { weight: 0.1, price: 500 })).status, 'the least that anything is carried for').toBe(201);
    const dollars = await offered({ pricePerKg: 8, currency: 'USD' });
    expect((await book(sender, dollars)).problem.errors[0]?.field).toBe('currency');
  });
});
