import { orderStatus } from '@waybill/contract/orders/enums';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { afterAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { latestIn, nameFee, turnDown } from '../support/negotiations.ts';
import { askFor, carrier, moveTo, offer, orderOf, wantedParcel } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { offerTrip } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

const rich = () => personWithMoney(world, { NGN: 20_000 });

describe('a fee that was named later', () => {
  it('takes the place of what was asked before: nobody accepts that any more, until the new fee is off the table', async () => {
    const actionsOf = async (who: Person, id: string) => (await orderOf(who, id)).actions.map(({ to }) => to);
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    const { id } = (await offer(by, packageId)).result;
    const waitsFor = async (who: Person) =>
      (await who.call(listOrders, { query: { relatedTimelineItemid: packageId } })).result.items.map(({ needsMe }) => needsMe);
    expect(await actionsOf(sender, id)).toEqual([orderStatus.Accepted, orderStatus.Declined]);
    expect(await waitsFor(sender)).toEqual([true]);
    const named = (await nameFee(by, { packageId, to: sender.id }, 8000)).result;
    expect((await moveTo(sender, id, 'Accepted')).problem).toMatchObject({
      code: 'offer_over',
      detail: 'They have named another fee since. Please answer that one.',
    });
    expect(await actionsOf(sender, id)).toEqual([orderStatus.Declined]);
    expect(await waitsFor(sender), 'the new fee is what waits').toEqual([false]);
    expect((await orderOf(sender, id)).needsMe).toBe(false);
    expect((await turnDown(sender, latestIn(named).negotiationId)).status).toBe(204);
    expect(await waitsFor(sender)).toEqual([true]);
    expect((await moveTo(sender, id, 'Accepted')).status).toBe(200);

    const trip = (await offerTrip(by)).result;
    const booked = await wantedParcel(world, sender.id, { booking: { askedOf: by.id, relatedItemId: trip.id } });
    const { id: booking } = (await askFor(sender, booked, by.id, true)).result;
    await nameFee(sender, { packageId: booked, to: by.id }, 5000);
    expect((await moveTo(by, booking, 'Accepted')).problem.code, 'a booking for less').toBe('offer_over');
    await nameFee(by, { packageId: booked, to: sender.id }, 7000);
    expect((await moveTo(by, booking, 'Accepted')).status, 'whoever named another fee may still take the first').toBe(200);
  });
});
