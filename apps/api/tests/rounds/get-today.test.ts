import { getToday } from '@waybill/contract/rounds/get-today';
import { describe, expect, it } from 'vitest';
import { give } from '../support/businesses.ts';
import { keptRound, parcelsInTown, today } from '../support/delivery-rounds.ts';
import { riderOnDuty } from '../support/fleet-on-duty.ts';
import { codesOf, moveTo } from '../support/orders.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('the day of a rider', () => {
  it('is their round in its order and single parcels after it, with what they need at the door', async () => {
    const business = await checkedBusiness(world);
    const tobi = await riderOnDuty(world, business, { kind: 0 });
    const ids = (await parcelsInTown(world, business, 3)).map(({ orderId }) => orderId);
    const [single = '', ...inRound] = ids;
    await give(business, single, tobi.person.id);
    const round = await keptRound(business, inRound, tobi.person.id);
    const day = async () => (await tobi.acting.call(getToday, { query: {} })).result;
    const seen = await day();
    expect(seen).toMatchObject({ roundId: round.id, day: today() });
    expect(seen.stops.map(({ orderId, kind }) => `${orderId} ${kind}`)).toEqual([
      ...round.stops.map(({ orderId, kind }) => `${orderId} ${kind}`),
      `${single} pickup`,
      `${single} drop-off`,
    ]);
    expect(seen.stops[0]).toMatchObject({
      ...{ kind: 'pickup', name: 'Chidi Okafor', address: '12 Herbert Macaulay Way, Yaba', phoneNumber: '+2348031234567' },
      ...{ state: 'ahead', isOffered: true, inRound: true, orderStatus: 1 },
    });
    const first = seen.stops[0]?.orderId ?? '';
    await moveTo(tobi.acting, first, 'PickedUp', { code: codesOf(world, first).pickup });
    const later = await day();
    expect(later.stops[0], 'nobody marks it a second time').toMatchObject({ orderId: first, kind: 'pickup', state: 'done' });
    expect(later.stops[0]?.doneAt).not.toBeNull();
    expect(later.stops.find(({ orderId, kind }) => orderId === first && kind === 'drop-off')).toMatchObject({
      ...{ state: 'ahead', name: 'Halima Yusuf', phoneNumber: '+2348059876543' },
    });
  });

  it('is empty where nothing is to be done, and is nobody’s who acts for nobody', async () => {
    const business = await checkedBusiness(world);
    const tobi = await riderOnDuty(world, business);
    expect((await tobi.acting.call(getToday, { query: {} })).result).toMatchObject({ roundId: null, stops: [] });
    expect((await business.call(getToday, { query: {} })).problem.code).toBe('forbidden');
  });
});
