import { listPickupPlaces } from '@waybill/contract/receivers/list-pickup-places';
import { removePickupPlace } from '@waybill/contract/receivers/remove-pickup-place';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { keepPlace } from '../support/receivers.ts';
import { sendParcel } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('a place to send from that is taken out', () => {
  it('is gone, also when it is asked again, and parcels that were posted are still picked up there', async () => {
    const shop = await personWithMoney(world, { NGN: 13_000 });
    const { id, landmark, note } = await keepPlace(shop);
    const parcel = (await sendParcel(shop, { pickupLandmark: landmark, pickupNote: note })).result;
    const remove = () => shop.call(removePickupPlace, { params: { pickupPlaceId: id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    expect((await shop.call(listPickupPlaces)).result.items).toEqual([]);
    const { result } = await shop.call(getTimelineItem, {
      params: { itemType: String(parcel.itemType), timelineItemId: parcel.id },
    });
    expect(result).toMatchObject({ item: { secrets: { pickupLandmark: landmark, pickupNote: note } } });
  });

  it('stays where another account asks for it', async () => {
    const [shop, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { id } = await keepPlace(shop);
    await other.call(removePickupPlace, { params: { pickupPlaceId: id } });
    expect((await shop.call(listPickupPlaces)).result.items).toHaveLength(1);
  });
});
