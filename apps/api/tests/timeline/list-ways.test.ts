import { listWays } from '@waybill/contract/timeline/list-ways';
import { describe, expect, it } from 'vitest';
import { madeBefore } from '../support/made-before.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { ajah, book, checkedBusiness, dayIn, ibadan, offerBatch, offerTrip, traveller, wuse, yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const ikeja = { ...yaba, label: 'Ikeja, Lagos', latitude: 6.6018, longitude: 3.3515 };
const gwarinpa = { ...wuse, label: 'Gwarinpa, Abuja', latitude: 9.1099, longitude: 7.4042 };

describe('the ways a parcel can go', () => {
  const goer = madeBefore(() => traveller(world));
  const sender = madeBefore(() => personWithMoney(world, { NGN: 50_000 }));
  const ways = async (more: Record<string, unknown> = {}, who = sender) => {
    const body = { pickupAddressJson: ikeja, dropOffAddressJson: gwarinpa, weight: 2, ...more };
    return (await who.call(listWays, { body })).result.items.map(({ id }) => id);
  };

  it('are the trips and batches from near one end to near the other, those that leave first at the beginning', async () => {
    const later = (await offerTrip(goer, { shippingDate: dayIn(6) })).result;
    const soon = (await offerTrip(goer, { shippingDate: dayIn(1) })).result;
    const back = (await offerTrip(goer, { pickupAddressJson: wuse, dropOffAddressJson: yaba })).result;
    const elsewhere = (await offerTrip(goer, { dropOffAddress: 'Dugbe', dropOffAddressJson: ibadan })).result;
    const round = (await offerBatch(await checkedBusiness(world), { shippingDate: dayIn(2) })).result;
    const found = await ways();
    expect(found.filter((id) => [later.id, soon.id, round.id].includes(id))).toEqual([soon.id, round.id, later.id]);
    expect(found).not.toContain(back.id);
    expect(found).not.toContain(elsewhere.id);
    expect(await ways({}, goer), 'nobody carries their own parcel').not.toContain(soon.id);
  });

  it('are a few streets away across town, not everything in it', async () => {
    const across = (await offerTrip(goer, { dropOffAddress: 'Ajah market', dropOffAddressJson: ajah })).result;
    const near = { pickupAddressJson: { ...yaba, latitude: 6.515 }, dropOffAddressJson: ajah };
    expect(await ways(near)).toContain(across.id);
    expect(await ways({ ...near, pickupAddressJson: ikeja })).not.toContain(across.id);
  });

  it('have room for it: what others have asked for is taken', async () => {
    const { result: trip } = await offerTrip(goer, { roomKg: 5, roomPieces: 2 });
    expect(await ways({ weight: 5 })).toContain(trip.id);
    expect(await ways({ weight: 5.01 })).not.toContain(trip.id);
    await book(sender, trip, { weight: 3 });
    expect(await ways({ weight: 3 })).not.toContain(trip.id);
    expect(await ways({ weight: 2 })).toContain(trip.id);
    await book(sender, trip, { weight: 1 });
    expect(await ways({ weight: 1 }), 'two parcels are the most').not.toContain(trip.id);
    const { result: batch } = await offerBatch(await checkedBusiness(world), { roomKg: 40 });
    expect(await ways({ weight: 40 })).toContain(batch.id);
    expect(await ways({ weight: 40.01 })).not.toContain(batch.id);
  });

  it('leave today or later, and are not those of a vehicle that is too weak', async () => {
    const { result: trip } = await offerTrip(goer, { dispatchMode: 5 });
    expect(await ways({ weight: 100 })).toContain(trip.id);
    expect(await ways({ weight: 101 })).not.toContain(trip.id);
    await world.db`update timeline_item set ship_date = ${dayIn(-1)} where id = ${trip.id}`;
    expect(await ways({ weight: 100 })).not.toContain(trip.id);
  });
});
