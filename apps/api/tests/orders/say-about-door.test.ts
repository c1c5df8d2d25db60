import { changeReceiver } from '@waybill/contract/orders/change-receiver';
import { getTracking } from '@waybill/contract/orders/get-tracking';
import { sayAboutDoor } from '@waybill/contract/orders/say-about-door';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import {
  carrier,
  chargeForSending,
  codesOf,
  type Deal,
  dealAt,
  fee,
  moveTo,
  offer,
  offered,
  orderOf,
} from '../support/orders.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { sendParcel, uploadedPicture, wuse, yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const say = ({ carrier: by, orderId }: Pick<Deal, 'carrier' | 'orderId'>, words: string) =>
  by.call(sayAboutDoor, { params: { id: orderId }, body: { words } });

/** A parcel of this sender’s to the same receiver, posted by its form, which a carrier has offered to bring. */
async function sentAgain(sender: Deal['sender'], more: Record<string, unknown> = {}): Promise<Deal> {
  const packageId = (await sendParcel(sender, more)).result.id;
  const by = await carrier(world);
  const { id: orderId } = (await offer(by, packageId)).result;
  return { sender, carrier: by, packageId, orderId };
}

const richSender = () => personWithMoney(world, { NGN: 5 * (fee + chargeForSending) });

describe('what a carrier says about a door', () => {
  it('is read by the next carrier to that receiver there, once they see the address, with its day', async () => {
    const sender = await richSender();
    const first = await dealAt(world, 'Delivered', { sender });
    const { result } = await say(first, ' Blue gate, ring twice, guard is Musa ');
    expect(result.doorWords).toMatchObject({ words: 'Blue gate, ring twice, guard is Musa', isMine: true });

    const next = await sentAgain(sender);
    expect((await orderOf(next.carrier, next.orderId)).doorWords).toBeNull();
    await moveTo(sender, next.orderId, 'Accepted');
    const seen = await orderOf(next.carrier, next.orderId);
    expect(seen.doorWords).toMatchObject({ words: 'Blue gate, ring twice, guard is Musa', isMine: false });
    expect(Date.parse(seen.doorWords?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await orderOf(sender, next.orderId)).doorWords?.words).toContain('Musa');
  });

  it('is not on the public page, nor at another door, nor with another receiver, nor for another sender', async () => {
    const sender = await richSender();
    const first = await dealAt(world, 'Delivered', { sender });
    await say(first, 'Blue gate');
    const { trackingId } = await orderOf(sender, first.orderId);
    const page = await world.visitor().call(getTracking, { params: { trackingId } });
    expect(JSON.stringify(page.result)).not.toContain('Blue gate');
    const elsewhere = [{ dropoffAddress: '8 Aminu Kano Crescent, Wuse' }, { receiverPhoneNumber: '+2348059876544' }];
    for (const more of elsewhere) {
      const next = await sentAgain(sender, more);
      await moveTo(sender, next.orderId, 'Accepted');
      expect((await orderOf(next.carrier, next.orderId)).doorWords).toBeNull();
    }
    const ofAnother = await dealAt(world, 'Accepted');
    expect((await orderOf(ofAnother.carrier, ofAnother.orderId)).doorWords).toBeNull();
    expect((await orderOf(ofAnother.sender, ofAnother.orderId)).doorWords).toBeNull();
  });

  it('is what the last of them said; one’s own is taken back by an empty line, another’s is not', async () => {
    const sender = await richSender();
    const first = await dealAt(world, 'Delivered', { sender });
    await say(first, 'Blue gate');
    const before = (await orderOf(sender, first.orderId)).doorWords;
    await atOnce(3, () => say(first, 'Blue gate'));
    expect((await orderOf(sender, first.orderId)).doorWords).toEqual(before);
    const second = await dealAt(world, 'Delivered', { sender });
    expect((await say(second, '')).result.doorWords?.words).toBe('Blue gate');
    expect((await say(second, 'Painted green')).result.doorWords).toMatchObject({ words: 'Painted green', isMine: true });
    expect((await say(first, '')).result.doorWords?.words).toBe('Painted green');
    expect((await say(second, '')).result.doorWords).toBeNull();
  });

  it('is said by whoever has stood there, and nobody before', async () => {
    const waiting = await offered(world);
    expect((await say(waiting, 'Blue gate')).problem.code).toBe('step_not_allowed');
    const coming = await dealAt(world, 'InTransit');
    expect((await orderOf(coming.carrier, coming.orderId)).can.sayAboutDoor).toBe(false);
    expect((await say(coming, 'Blue gate')).problem.code).toBe('step_not_allowed');
    const there = await dealAt(world, 'Delivered');
    expect((await orderOf(there.carrier, there.orderId)).can.sayAboutDoor).toBe(true);
    expect((await orderOf(there.sender, there.orderId)).can.sayAboutDoor).toBe(false);
    expect((await say({ ...there, carrier: there.sender }, 'Blue gate')).problem.code).toBe('forbidden');
  });

  it('is one line of plain text', async () => {
    const deal = await dealAt(world, 'Delivered');
    for (const wrong of ['x'.repeat(121), 'two\nlines', 'turned \u202e around'])
      expect((await say(deal, wrong)).problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'words' }] });
    expect((await say(deal, '<b>Gate</b>')).result.doorWords?.words).toBe('<b>Gate</b>');
  });

  it('is gone for a carrier when they see the address no more, and can be said no more', async () => {
    const deal = await dealAt(world, 'Delivered');
    await say(deal, 'Blue gate');
    await world.db`update delivery_order set status = 5, due_at = null, changed_at = now() - interval '31 days' where id = ${deal.orderId}`;
    expect((await orderOf(deal.carrier, deal.orderId)).doorWords).toBeNull();
    expect((await say(deal, 'Green gate')).problem.code).toBe('step_not_allowed');
  });
});

describe('landmark and note of a parcel', () => {
  const words = {
    ...{ pickupLandmark: 'Beside the yellow bank', pickupNote: 'Ask at the counter' },
    ...{ dropoffLandmark: 'Opposite the blue mosque', dropoffNote: 'Call before you come' },
  };

  it('are seen by the carrier with the address, and by nobody who looks for parcels', async () => {
    const sender = await richSender();
    const next = await sentAgain(sender, words);
    const look = async () =>
      (await next.carrier.call(getTimelineItem, { params: { itemType: '1', timelineItemId: next.packageId } })).result;
    expect(JSON.stringify(await look())).not.toMatch(/mosque|Call before|yellow bank|the counter/);
    await moveTo(sender, next.orderId, 'Accepted');
    const { secrets } = (await orderOf(next.carrier, next.orderId)).package;
    expect(secrets).toMatchObject(words);
    const { trackingId } = await orderOf(sender, next.orderId);
    const page = await world.visitor().call(getTracking, { params: { trackingId } });
    expect(JSON.stringify(page.result)).not.toMatch(/mosque|Call before|yellow bank|the counter/);
  });

  it('come with the Plus Code of an exact spot', async () => {
    const sender = await richSender();
    const { placeId: _, ...pin } = { ...wuse, latitude: 9.0812345, longitude: 7.4654321 };
    const { placeId: __, ...store } = { ...yaba, latitude: 6.5178125, longitude: 3.3790625 };
    const next = await sentAgain(sender, { dropOffAddressJson: pin, pickupAddressJson: store });
    await moveTo(sender, next.orderId, 'Accepted');
    expect((await orderOf(next.carrier, next.orderId)).package.secrets).toMatchObject({
      ...{ dropoffPlusCode: '6FX93FJ8+F5', pickupPlusCode: '6FR5G99H+4J' },
    });
  });

  it('stay at the same door, and go with another', async () => {
    const sender = await richSender();
    const next = await sentAgain(sender, words);
    await moveTo(sender, next.orderId, 'Accepted');
    const change = async (more: Record<string, unknown>) => {
      const body = {
        receiverFullName: 'Halima Yusuf',
        receiverPhoneNumber: '+2348059876543',
        dropoffAddress: '7 Aminu Kano Crescent, Wuse',
        dropOffAddressJson: wuse,
        ...more,
      };
      const { result } = await sender.call(changeReceiver, { params: { id: next.orderId }, body });
      return [result.package.secrets?.dropoffLandmark, result.package.secrets?.dropoffNote];
    };
    expect(await change({ dropoffNote: 'Ring twice' })).toEqual(['Opposite the blue mosque', 'Ring twice']);
    expect(await change({ dropoffAddress: '9 Aminu Kano Crescent, Wuse' })).toEqual(['', '']);
    expect(await change({ dropoffAddress: '9 Aminu Kano Crescent, Wuse', dropoffLandmark: 'By the well' })).toEqual([
      'By the well',
      '',
    ]);
  });

  it('are read after a handover that was proved by its code', async () => {
    const sender = await richSender();
    const next = await sentAgain(sender, words);
    await moveTo(sender, next.orderId, 'Accepted');
    await moveTo(next.carrier, next.orderId, 'PickedUp', { code: codesOf(world, next.orderId).pickup });
    await moveTo(next.carrier, next.orderId, 'Delivered', { imageIdList: [await uploadedPicture(world, next.carrier.id)] });
    expect((await say(next, 'Side door')).result.package.secrets).toMatchObject(words);
  });
});
