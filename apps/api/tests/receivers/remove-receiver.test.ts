import { listReceivers } from '@waybill/contract/receivers/list-receivers';
import { removeReceiver } from '@waybill/contract/receivers/remove-receiver';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { keep } from '../support/receivers.ts';
import { sendParcel } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('somebody who is taken out of a book', () => {
  it('is gone, also when it is asked again, and stays on the parcels that were posted to them', async () => {
    const shop = await personWithMoney(world, { NGN: 13_000 });
    const { id, landmark, note } = await keep(shop);
    const parcel = (await sendParcel(shop, { dropoffLandmark: landmark, dropoffNote: note })).result;
    const remove = () => shop.call(removeReceiver, { params: { receiverId: id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    expect((await shop.call(listReceivers)).result).toMatchObject({ items: [], inBook: 0 });
    const { result } = await shop.call(getTimelineItem, {
      params: { itemType: String(parcel.itemType), timelineItemId: parcel.id },
    });
    expect(result).toMatchObject({
      item: { secrets: { receiverFullName: 'Halima Yusuf', dropoffLandmark: landmark, dropoffNote: note } },
    });
  });

  it('stays where another account asks for it', async () => {
    const [shop, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { id } = await keep(shop);
    await other.call(removeReceiver, { params: { receiverId: id } });
    expect((await shop.call(listReceivers)).result.inBook).toBe(1);
  });
});
