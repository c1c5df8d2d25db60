import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { amina, person } from '../../../tests/parcels.ts';
import { standInApi } from '../../../tests/stand-in-api.tsx';
import { orderOf } from '../tests/orders.ts';
import { rateableOrderQuery } from './rateable-order.ts';

const now = new Date().toISOString();
const tolu = person('X', 'Tolu Adebayo');
const rated = orderOf('1', { lastModified: now });
const unrated = orderOf('2', { lastModified: now });
const ofOthers = orderOf('3', { lastModified: now, sender: tolu });
const old = orderOf('4', { lastModified: '2026-01-01T08:00:00.000Z' });

function ask(items: readonly (typeof rated)[], rateable: readonly string[]) {
  const { of } = standInApi({
    'GET /orders': Response.json({ items, nextCursor: null }),
    ...Object.fromEntries(
      items.map((order) => [
        `GET /orders/${order.id}`,
        Response.json({ ...order, can: { ...order.can, rate: rateable.includes(order.id) } }),
      ]),
    ),
  });
  const found = new QueryClient().fetchQuery({ ...rateableOrderQuery(amina.id), retry: false });
  return { found, of };
}

it('goes on to the order before when the newest has its stars already', async () => {
  const { found } = ask([ofOthers, rated, unrated], [ofOthers.id, unrated.id]);
  expect(await found).toBe(unrated.id);
});

it('finds nothing where all have theirs, and does not ask about what is too long ago', async () => {
  const { found, of } = ask([rated, old], []);
  expect(await found).toBeNull();
  expect(of(`GET /orders/${old.id}`)).toEqual([]);
});
