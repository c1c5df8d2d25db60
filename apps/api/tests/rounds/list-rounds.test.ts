import { listRounds } from '@waybill/contract/rounds/list-rounds';
import { expect, it } from 'vitest';
import { keptRound, today, town } from '../support/delivery-rounds.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('lists all rounds of a day for the office, their own for riders, a page at a time', async () => {
  const { business, tobi, sunday, ids } = await town(world, 2);
  const [one = '', two = ''] = ids;
  const his = await keptRound(business, [one], tobi.person.id);
  const hers = await keptRound(business, [two], sunday.person.id);
  const list = async (who: Visitor, more: { limit?: number; cursor?: string } = {}) =>
    (await who.call(listRounds, { query: { day: today(), ...more } })).result;
  expect((await list(business)).items.map(({ id }) => id)).toEqual([his.id, hers.id]);
  const first = await list(business, { limit: 1 });
  expect(first.items.map(({ id }) => id)).toEqual([his.id]);
  const rest = await list(business, { limit: 1, cursor: first.nextCursor ?? '' });
  expect(rest).toMatchObject({ items: [{ id: hers.id }], nextCursor: null });
  expect((await list(tobi.acting)).items.map(({ id }) => id)).toEqual([his.id]);
  expect((await business.call(listRounds, { query: { day: '2026-01-02' } })).result.items).toEqual([]);
});
