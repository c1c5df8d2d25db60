import { randomUUID } from 'node:crypto';
import type { RoundView } from '@waybill/contract/rounds/round-view';
import { tryRounds } from '@waybill/contract/rounds/try-rounds';
import { describe, expect, it } from 'vitest';
import { give } from '../support/businesses.ts';
import { keep, keptRound, plan, stopsOf, today, town, wantedOf } from '../support/delivery-rounds.ts';
import { codesOf, moveTo } from '../support/orders.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const ridersOf = async (ids: readonly string[]) =>
  (await world.db<{ riderId: string | null }[]>`select rider_id from delivery_order where id = any(${[...ids]}) order by id`).map(
    ({ riderId }) => riderId,
  );

const ahead = ({ stops }: RoundView) =>
  stops.filter(({ state }) => state === 'ahead').map(({ orderId, kind }) => ({ orderId, kind }));

describe('keeping rounds', () => {
  it('gives the parcels to the rider, whose phone rings once, however often it is asked', async () => {
    const { business, tobi, ids } = await town(world, 3);
    const { rounds } = (await plan(business, ids, { riderIds: [tobi.person.id] })).result;
    const key = randomUUID();
    const [first, second] = await Promise.all([
      keep(business, rounds.map(wantedOf), key),
      keep(business, rounds.map(wantedOf), key),
    ]);
    expect(first.result.rounds.map(({ id }) => id)).toEqual(second.result.rounds.map(({ id }) => id));
    expect(await world.db`select from delivery_round where business_id = ${business.id}`).toHaveLength(1);
    expect(await ridersOf(ids)).toEqual(ids.map(() => tobi.person.id));
    expect(await world.db`select from order_assignment where rider_id = ${tobi.person.id}`).toHaveLength(3);
    const [round] = first.result.rounds;
    expect(round?.stops.map(({ orderId, kind }) => ({ orderId, kind }))).toEqual(rounds[0] && wantedOf(rounds[0]).stops);
    expect(round?.stops.every(({ expectedAt }) => expectedAt !== null)).toBe(true);
    const heard = async () =>
      (await world.db<{ message: string }[]>`select message from notification where user_id = ${tobi.person.id}`).map(
        ({ message }) => message,
      );
    await expect.poll(heard).toContainEqual(expect.stringMatching(/wants you to ride a round with 3 parcels\. Can you\?$/));
    expect((await heard()).filter((message) => message.includes('wants you to ride'))).toHaveLength(1);
  });

  it('refuses, whole, what somebody else was given meanwhile, and what has moved on', async () => {
    const { business, tobi, sunday, ids } = await town(world, 2);
    const [first = '', second = ''] = ids;
    const { rounds } = (await plan(business, ids, { riderIds: [tobi.person.id] })).result;
    await give(business, first, sunday.person.id);
    const refused = await keep(business, rounds.map(wantedOf));
    expect(refused.problem).toMatchObject({
      code: 'list_changed',
      detail: expect.stringMatching(/given to somebody else meanwhile/),
    });
    expect(await world.db`select from delivery_round where business_id = ${business.id}`).toHaveLength(0);
    expect((await ridersOf([second]))[0]).toBeNull();
    await moveTo(sunday.acting, first, 'PickedUp', { code: codesOf(world, first).pickup });
    expect((await keep(business, rounds.map(wantedOf))).problem.code).toBe('list_changed');
  });

  it('lets one of two win who give the same parcel away at once', async () => {
    const { business, tobi, sunday, ids } = await town(world, 1);
    const [orderId = ''] = ids;
    const { rounds } = (await plan(business, ids, { riderIds: [tobi.person.id] })).result;
    const [kept, given] = await Promise.all([keep(business, rounds.map(wantedOf)), give(business, orderId, sunday.person.id)]);
    const [rider] = await ridersOf(ids);
    if (kept.status === 200) expect([tobi.person.id, sunday.person.id]).toContain(rider);
    else expect([kept.problem.code, rider]).toEqual(['list_changed', sunday.person.id]);
    expect(given.status).toBe(200);
  });

  it('refuses a second round for somebody who has one, until it is done', async () => {
    const { business, tobi, ids } = await town(world, 2);
    const [first = '', second = ''] = ids;
    const wanted = { riderId: tobi.person.id, stops: stopsOf(second) };
    await keptRound(business, [first], tobi.person.id);
    expect((await keep(business, [wanted])).problem).toMatchObject({ code: 'list_changed' });
    await moveTo(tobi.acting, first, 'PickedUp', { code: codesOf(world, first).pickup });
    await moveTo(tobi.acting, first, 'Delivered', { code: codesOf(world, first).handover });
    expect((await keep(business, [wanted])).status).toBe(200);
  });

  it('refuses a round that is none', async () => {
    const { business, tobi, ids } = await town(world, 1);
    const [orderId = ''] = ids;
    const riderId = tobi.person.id;
    const backwards = { riderId, stops: stopsOf(orderId).toReversed() };
    expect((await keep(business, [backwards])).problem.code).toBe('invalid_input');
    expect((await keep(business, [{ riderId, stops: stopsOf(orderId).slice(0, 1) }])).problem.code).toBe('invalid_input');
    const stranger = await checkedBusiness(world);
    expect((await keep(stranger, [{ riderId, stops: stopsOf(orderId) }])).problem.code).toBe('not_found');
  });
});

describe('changing a round by hand', () => {
  it('says what it costs before it is kept, and keeps it', async () => {
    const { business, tobi, ids } = await town(world, 3);
    const round = await keptRound(business, ids, tobi.person.id);
    const was = { roundId: round.id, revision: round.revision, riderId: tobi.person.id, stops: ahead(round) };
    const pickups = was.stops.filter(({ kind }) => kind === 'pickup');
    const drops = was.stops.filter(({ kind }) => kind === 'drop-off');
    const would = { ...was, stops: [...pickups, ...drops.slice(1), ...drops.slice(0, 1)] };
    const tried = (await business.call(tryRounds, { body: { day: today(), before: [was], after: [would] } })).result;
    expect(tried.cost.words).toMatch(/more|nothing|less/);
    expect(tried.cost.addedMetres).toBeGreaterThan(0);
    expect(tried.rounds[0]?.stops.at(-1)?.orderId).toBe(drops[0]?.orderId);
    const kept = (await keep(business, [would])).result.rounds[0];
    expect(kept).toMatchObject({ id: round.id, revision: 2 });
    expect(kept && ahead(kept)).toEqual(would.stops);
    const late = await keep(business, [was]);
    expect(late.problem, 'seen before the change').toMatchObject({ code: 'list_changed' });
  });

  it('lets a parcel that was taken out wait again, and moves one to another rider', async () => {
    const { business, tobi, sunday, ids } = await town(world, 3);
    const [out = '', moved = '', stays = ''] = ids;
    const round = await keptRound(business, ids, tobi.person.id);
    const kept = await keep(business, [
      { roundId: round.id, revision: 1, riderId: tobi.person.id, stops: stopsOf(stays) },
      { riderId: sunday.person.id, stops: stopsOf(moved) },
    ]);
    expect(kept.status).toBe(200);
    const riderOf = async (id: string) => (await ridersOf([id]))[0];
    expect([await riderOf(out), await riderOf(moved), await riderOf(stays)]).toEqual([null, sunday.person.id, tobi.person.id]);
  });

  it('keeps with the rider what they have in their hands', async () => {
    const { business, tobi, sunday, ids } = await town(world, 2);
    const [fetched = '', other = ''] = ids;
    const round = await keptRound(business, ids, tobi.person.id);
    await moveTo(tobi.acting, fetched, 'PickedUp', { code: codesOf(world, fetched).pickup });
    const same = { roundId: round.id, revision: 1, riderId: tobi.person.id };
    const without = await keep(business, [{ ...same, stops: stopsOf(other) }]);
    expect(without.problem).toMatchObject({ code: 'list_changed', detail: expect.stringMatching(/stays in the round/) });
    const toAnother = await keep(business, [
      { ...same, riderId: sunday.person.id, stops: [{ orderId: fetched, kind: 'drop-off' }] },
    ]);
    expect(toAnother.problem.code).toBe('list_changed');
    const kept = (await keep(business, [{ ...same, stops: [{ orderId: fetched, kind: 'drop-off' }, ...stopsOf(other)] }])).result;
    expect(kept.rounds[0]?.stops.map(({ kind, state }) => [kind, state])).toEqual([
      ['pickup', 'done'],
      ['drop-off', 'ahead'],
      ['pickup', 'ahead'],
      ['drop-off', 'ahead'],
    ]);
  });

  it('ends the round that nothing is left of', async () => {
    const { business, tobi, ids } = await town(world, 1);
    const round = await keptRound(business, ids, tobi.person.id);
    expect((await keep(business, [{ roundId: round.id, revision: 1, riderId: tobi.person.id, stops: [] }])).status).toBe(200);
    expect(await ridersOf(ids)).toEqual([null]);
    expect((await keptRound(business, ids, tobi.person.id)).id).not.toBe(round.id);
  });
});
