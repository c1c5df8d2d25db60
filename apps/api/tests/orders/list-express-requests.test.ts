import { listExpressRequests } from '@waybill/contract/orders/list-express-requests';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { riderAt, ringFor, sendExpress, senderOf } from '../support/riders.ts';
import { lisbon, traveller } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { accept, useExpressRiders } from './express-riders.ts';

const { world } = useExpressRiders();

const requestsOf = async (rider: Visitor) => (await rider.call(listExpressRequests)).result.requests;

describe('express parcels for a rider', () => {
  it('are those that ring, and then the open ones near them while they are on duty', async () => {
    const sender = await senderOf(world, 4);
    const rider = await riderAt(world, 2);
    const [open, ringing] = [(await sendExpress(sender)).result, (await sendExpress(sender)).result];
    const declined = (await sendExpress(sender)).result;
    await ringFor(sender, declined.id, [rider]);
    await world.db`update express_ring set declined_at = now() where package_id = ${declined.id}`;
    const { ringsUntil } = (await ringFor(sender, ringing.id, [rider])).result;
    const requests = (await requestsOf(rider)).filter(({ package: { author } }) => author.id === sender.id);
    expect(requests.map((request) => [request.package.id, request.ringsUntil])).toEqual([
      [ringing.id, ringsUntil],
      [open.id, null],
    ]);
    expect(requests[0]).toMatchObject({
      distanceKm: expect.closeTo(2, 0),
      journeyKm: expect.closeTo(22.6, 0),
      fee: 4000,
      carrierEarns: 3600,
      currency: 'NGN',
      package: { secrets: null, pickupAddress: 'Yaba, Lagos' },
    });
    await world.db`update carrier_duty set is_on_duty = false where user_id = ${rider.id}`;
    const offDuty = await requestsOf(rider);
    expect(offDuty.map((request) => [request.package.id, request.distanceKm])).toEqual([[ringing.id, null]]);
  });

  it('are not one’s own, nor far away, nor of those one has muted, nor taken', async () => {
    const sender = await senderOf(world, 4);
    const rider = await riderAt(world, 2);
    const sees = async (person: Visitor, id: string) => (await requestsOf(person)).some((request) => request.package.id === id);
    const { id } = (await sendExpress(sender)).result;
    expect(await sees(rider, id)).toBe(true);
    await sender.call(setDuty, { body: { isOnDuty: true, dispatchMode: 0, latitude: 6.5, longitude: 3.4 } });
    expect(await sees(sender, id)).toBe(false);
    const away = await traveller(world);
    await away.call(setDuty, {
      body: { isOnDuty: true, dispatchMode: 0, latitude: lisbon.latitude, longitude: lisbon.longitude },
    });
    expect(await sees(away, id)).toBe(false);
    const muting = await riderAt(world, 2);
    await muting.call(updateUser, { body: { mutedUserId: sender.id } });
    expect(await sees(muting, id)).toBe(false);
    await accept(await riderAt(world, 3), id);
    expect(await sees(rider, id)).toBe(false);
  });

  it('are those there is room for', async () => {
    const sender = await senderOf(world, 2);
    const [small, large] = [(await sendExpress(sender)).result.id, (await sendExpress(sender, { dispatchMode: 2 })).result.id];
    const seenBy = async (rider: Visitor) =>
      (await requestsOf(rider)).map((request) => request.package.id).filter((id) => id === small || id === large);
    expect(await seenBy(await riderAt(world, 1, 0))).toEqual([small]);
    expect((await seenBy(await riderAt(world, 1, 2))).sort()).toEqual([small, large].sort());
  });
});
