import { randomUUID } from 'node:crypto';
import { expressLimits } from '@waybill/contract/orders/enums';
import { ringMoreRiders } from '@waybill/contract/orders/ring-more-riders';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { clearStreets, riderAt, ringFor, ringingEnds, sendExpress, senderOf } from '../support/riders.ts';
import type { Visitor } from '../support/visitor.ts';
import { searchOf, useRingingRiders } from './ringing-riders.ts';

const { world, eventsAbout } = useRingingRiders();

const ringMore = (person: Visitor, packageId: string, idempotencyKey: string = randomUUID()) =>
  person.call(ringMoreRiders, { params: { packageId }, idempotencyKey });

async function posted() {
  await clearStreets(world);
  const sender = await senderOf(world);
  return { sender, id: (await sendExpress(sender)).result.id };
}

describe('ringing more riders', () => {
  it('rings the nearest where nobody is rung, and says how far and since when', async () => {
    const { sender, id } = await posted();
    const [near, far] = [await riderAt(world, 2), await riderAt(world, 9)];
    expect(await searchOf(sender, id)).toMatchObject({ startedAt: null, farthestKm: null, canWiden: false, searchesLeft: 10 });
    const { status, result } = await ringMore(sender, id);
    expect(status).toBe(200);
    expect(result).toMatchObject({ state: 'ringing', farthestKm: 2.3, canWiden: true, searchesLeft: 9 });
    expect(result.rung.map((rider) => rider.id)).toEqual([near.id]);
    expect(Date.parse(result.startedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await eventsAbout(far, id)).toEqual([]);
  });

  it('rings those farther away while it rings, beside those who are rung already', async () => {
    const { sender, id } = await posted();
    const [near, far] = [await riderAt(world, 2), await riderAt(world, 9)];
    await ringFor(sender, id, [near]);
    const { result } = await ringMore(sender, id);
    expect(result.rung).toMatchObject([
      { id: near.id, answer: 'ringing' },
      { id: far.id, answer: 'ringing' },
    ]);
    expect(result.searchesLeft, 'the same search').toBe(9);
    expect(await eventsAbout(near, id), 'rung once').toEqual(['express.ringing']);
    expect(await eventsAbout(far, id)).toEqual(['express.ringing']);
    const again = (await ringMore(sender, id)).result;
    expect(again, 'nobody is left, and it still rings').toMatchObject({ state: 'ringing', ringsUntil: result.ringsUntil });
  });

  it('rings once, however often the same request is sent', async () => {
    const { sender, id } = await posted();
    const riders = [await riderAt(world, 2), await riderAt(world, 9), await riderAt(world, 20)];
    const key = randomUUID();
    expect(tally(await atOnce(4, () => ringMore(sender, id, key)))).toEqual({ 200: 4 });
    expect((await searchOf(sender, id)).rung.map((rider) => rider.id)).toEqual([riders[0]?.id]);
  });

  it('ends after so many searches: most of those who are rung are the same people each time', async () => {
    const { sender, id } = await posted();
    const rider = await riderAt(world, 2);
    for (let left = expressLimits.searches - 1; left >= 0; left -= 1) {
      expect((await ringMore(sender, id)).result.searchesLeft).toBe(left);
      await ringingEnds(world, id);
    }
    expect((await ringMore(sender, id)).problem.code).toBe('rung_enough');
    expect((await ringFor(sender, id, [rider])).problem.code).toBe('rung_enough');
    expect((await searchOf(sender, id)).state).toBe('nobody');
  });
});
