import { randomUUID } from 'node:crypto';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { carrier, dealAt, orderOf } from '../support/orders.ts';
import { rate, ratingsOf, useRatings } from './rated-people.ts';

const { world, delivered } = useRatings();

const twoWeeksLater = (orderId: string) =>
  world.db`update delivery_order set changed_at = now() - interval '15 days' where id = ${orderId}`;

describe('rating the other side', () => {
  it('counts on their profile at once; they hear that there is something', async () => {
    const { sender, carrier: by, orderId } = await delivered();
    expect((await orderOf(sender, orderId)).can.rate).toBe(true);
    const stream = await listenAs(by);
    const { status, result } = await rate(sender, orderId, 4, '  Quick and kind.  ');
    expect([status, result]).toEqual([201, { rating: 4, comment: 'Quick and kind.', dateCreated: expect.any(String) }]);
    await eventually('The carrier hears of it', async () => stream.events.length > 1);
    expect(stream.events).toEqual([{ type: 'order.changed', orderId, what: 'rated' }, { type: 'user.changed' }]);
    expect((await sender.call(getUser, { params: { uid: by.id } })).result).toMatchObject({ rating: 4, numberOfDeliveries: 1 });
    expect((await orderOf(sender, orderId)).can.rate).toBe(false);
  });

  it('is seen at once, by the other side and on their profile', async () => {
    const { sender, carrier: by, orderId } = await delivered();
    await rate(sender, orderId, 2, 'Late');
    expect((await orderOf(by, orderId)).ratings).toMatchObject({ mine: null, theirs: { rating: 2, comment: 'Late' } });
    for (const viewer of [by, sender, await carrier(world)])
      expect((await ratingsOf(viewer, by.id)).items).toMatchObject([{ rating: 2, as: 'carrier' }]);
    await rate(by, orderId, 5, 'A pleasure');
    expect((await orderOf(by, orderId)).ratings).toMatchObject({ mine: { rating: 5 }, theirs: { rating: 2, comment: 'Late' } });
    expect((await orderOf(sender, orderId)).ratings.theirs).toMatchObject({ rating: 5, comment: 'A pleasure' });
    expect((await ratingsOf(by, by.id)).items).toMatchObject([{ rating: 2, as: 'carrier', by: { id: sender.id } }]);
    expect((await ratingsOf(by, sender.id)).items).toMatchObject([{ rating: 5, as: 'sender', by: { id: by.id } }]);
  });

  it('is over after two weeks', async () => {
    const { sender, carrier: by, orderId } = await delivered();
    await rate(sender, orderId, 3, 'So so');
    await twoWeeksLater(orderId);
    expect((await orderOf(by, orderId)).ratings.theirs).toMatchObject({ rating: 3 });
    expect((await orderOf(by, orderId)).can.rate).toBe(false);
    expect((await ratingsOf(by, by.id)).items).toMatchObject([{ rating: 3 }]);
    expect((await rate(by, orderId, 1, 'Revenge')).problem.code).toBe('step_not_allowed');
  });

  it('is done once per side, whatever runs at once', async () => {
    const { sender, carrier: by, orderId } = await delivered();
    const key = randomUUID();
    expect(tally(await atOnce(4, () => rate(sender, orderId, 5, 'Good', key)))).toEqual({ 201: 4 });
    expect(tally(await atOnce(4, () => rate(by, orderId, 5)))).toEqual({ 201: 1, already_rated: 3 });
    expect((await rate(sender, orderId, 1, 'Good', key)).problem.code).toBe('key_used_otherwise');
    for (const { id } of [sender, by]) expect(await ratingsOf(sender, id)).toMatchObject({ average: 5, count: 1 });
  });

  it('is for the two of a completed order, with one to five stars', async () => {
    const open = await dealAt(world, 'Accepted');
    expect((await rate(open.sender, open.orderId, 5)).problem.code).toBe('step_not_allowed');
    expect((await orderOf(open.sender, open.orderId)).can.rate).toBe(false);
    const { sender, orderId } = await delivered();
    expect((await rate(await carrier(world), orderId, 5)).problem.code).toBe('not_found');
    expect((await rate(sender, newId('order'), 5)).problem.code).toBe('not_found');
    for (const stars of [0, 6, 4.5, '5', null]) expect((await rate(sender, orderId, stars)).problem.code).toBe('invalid_input');
    expect((await rate(sender, orderId, 5, 'a'.repeat(501))).problem.code).toBe('invalid_input');
  });
});
