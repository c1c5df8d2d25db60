import { listRatings } from '@waybill/contract/users/list-ratings';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { carrier } from '../support/orders.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { rate, ratingsOf, useRatings } from './rated-people.ts';

const { world, delivered } = useRatings();

describe('the ratings of a person', () => {
  it('are counted by stars, newest first, by the page', async () => {
    const by = await carrier(world);
    const stars = [5, 4, 5, 3];
    for (const given of stars) {
      const { sender, orderId } = await delivered({ carrier: by, sender: await personWithMoney(world, { NGN: 6500 }) });
      await rate(sender, orderId, given, `${given} of five`);
      await rate(by, orderId, 5);
    }
    const viewer = await carrier(world);
    const first = await ratingsOf(viewer, by.id, { limit: 3 });
    expect(first).toMatchObject({ average: 4.3, count: 4, stars: [0, 0, 1, 1, 2] });
    expect(first.items.map(({ rating }) => rating)).toEqual([3, 5, 4]);
    const second = await ratingsOf(viewer, by.id, { limit: 3, cursor: first.nextCursor });
    expect(second.items.map(({ comment }) => comment)).toEqual(['5 of five']);
    expect(second.nextCursor).toBeNull();
    expect((await ratingsOf(viewer, by.id, { skip: 3 })).items).toHaveLength(1);
  });

  it('of somebody new are none, and of nobody are not there', async () => {
    const viewer = await carrier(world);
    expect(await ratingsOf(viewer, viewer.id)).toEqual({
      average: 0,
      count: 0,
      stars: [0, 0, 0, 0, 0],
      items: [],
      nextCursor: null,
    });
    expect((await viewer.call(listRatings, { params: { uid: newId('user') } })).problem.code).toBe('not_found');
  });
});
