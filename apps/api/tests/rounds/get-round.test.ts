import { answerAssignment } from '@waybill/contract/orders/answer-assignment';
import { getRound } from '@waybill/contract/rounds/get-round';
import { expect, it } from 'vitest';
import { keptRound, town } from '../support/delivery-rounds.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('drops a stop by itself when its rider says no', async () => {
  const { business, tobi, ids } = await town(world, 2);
  const [no = ''] = ids;
  const round = await keptRound(business, ids, tobi.person.id);
  await tobi.acting.call(answerAssignment, { params: { id: no }, body: { answer: 'declined', reason: 'Too far' } });
  const seen = (await business.call(getRound, { params: { roundId: round.id } })).result;
  expect(seen.stops.filter(({ state }) => state === 'gone').map(({ orderId }) => orderId)).toEqual([no, no]);
});

it('is seen by its rider and the office, and by nobody else', async () => {
  const { business, tobi, sunday, ids } = await town(world, 1);
  const round = await keptRound(business, ids, tobi.person.id);
  const asked = { params: { roundId: round.id } };
  expect((await tobi.acting.call(getRound, asked)).result.id).toBe(round.id);
  expect((await business.call(getRound, asked)).result.stops).toHaveLength(2);
  expect((await sunday.acting.call(getRound, asked)).problem.code).toBe('not_found');
  const stranger = await checkedBusiness(world);
  expect((await stranger.call(getRound, asked)).problem.code).toBe('not_found');
});
