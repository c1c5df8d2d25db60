import { addEvidence } from '@waybill/contract/orders/add-evidence';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getTracking, type TrackingView } from '@waybill/contract/orders/get-tracking';
import { reportPosition } from '@waybill/contract/orders/report-position';
import { readTrackingId, spellTrackingId, trackingIdFrom } from '@waybill/contract/orders/tracking-id';
import { describe, expect, it } from 'vitest';
import { type Deal, dealAt, moveTo, offered, orderOf } from '../support/orders.ts';
import { uploadedPicture, wuse, yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const track = (trackingId: string) => world.visitor().call(getTracking, { params: { trackingId } });

const trackingIdOf = async ({ sender, orderId }: Deal) => (await orderOf(sender, orderId)).trackingId;

const markers = {
  senderName: 'Markersender Surname',
  receiverName: 'Markerreceiver Surname',
  senderPhone: '+2348011112222',
  receiverPhone: '+2348033334444',
};

describe('the public page of a parcel', () => {
  it('says how far it is, from which part of town to which', async () => {
    const deal = await dealAt(world, 'InTransit');
    const trackingId = await trackingIdOf(deal);
    const { result } = await track(trackingId);
    expect(result).toMatchObject({
      trackingId,
      orderStatus: orderStatus.InTransit,
      dispatchMode: 1,
      from: { label: 'Yaba, Lagos', latitude: 6.51, longitude: 3.37 },
      to: { label: 'Wuse, Abuja', latitude: 9.08, longitude: 7.47 },
      position: null,
      canSendCode: true,
    });
    expect(result.events.map(({ what }) => what)).toEqual([
      'order.requested',
      'order.accepted',
      'order.picked-up',
      'order.in-transit',
    ]);
    expect(Date.parse(result.estimatedArrival ?? '')).toBeGreaterThan(Date.now());
  });

  it('shows nothing private, whatever happens to the parcel: no names, doors, phones, words, money or ids', async () => {
    const deal = await dealAt(world, 'InTransit');
    const { sender, carrier, orderId, packageId } = deal;
    const trackingId = await trackingIdOf(deal);
    await world.db`update package set ${world.db(markers)} where item_id = ${packageId}`;
    await world.db`
      update timeline_item set pickup_address = 'Markerdoor 1', drop_off_addresses = array['Markerdoor 2'], message = 'Markercontents',
        pickup = ${world.db.json({ ...yaba, label: 'Markerstreet 1, Yaba', placeId: 'osm:N1' })},
        drop_offs = ${world.db.json([{ ...wuse, label: 'Markerstreet 2, Wuse', placeId: 'google:abc' }])}
      where id = ${packageId}`;
    await world.db`update delivery_order set handover_code_sent_at = now() where id = ${orderId}`;
    await world.db`update profile set full_name = 'Tunde Markercarrier' where user_id = ${carrier.id}`;
    await world.db`update account set phone = '+2348055556666' where id = ${carrier.id}`;
    await world.db`insert into receiver_note (order_id, note) values (${orderId}, 'Markernote')`;
    await carrier.call(reportPosition, { body: { latitude: 6.5243793, longitude: 3.3792057 } });
    const underWay = JSON.stringify((await track(trackingId)).result);
    const picture = await uploadedPicture(world, sender.id);
    await moveTo(sender, orderId, 'Disputed', { message: 'Markercomplaint', imageIdList: [picture] });
    const evidence = { message: 'Markerevidence' };
    await sender.call(addEvidence, { params: { id: orderId }, body: evidence });
    const disputed = JSON.stringify((await track(trackingId)).result);
    for (const answer of [underWay, disputed]) {
      expect(answer).not.toMatch(/marker/i);
      expect(answer).not.toContain(picture);
      for (const secret of [
        orderId,
        packageId,
        sender.id,
        carrier.id,
        sender.details.username,
        '11112222',
        '33334444',
        '55556666',
        '6000',
        'osm:',
        '6.5243793',
        '3.3792057',
        'fee',
        'placeId',
      ])
        expect(answer).not.toContain(secret);
      // Not even the end of the receiver’s number; times and the parcel’s own number may hold any digits.
      expect(answer.replaceAll(/"\d{4}-[^"]+"/g, '').replaceAll(trackingId, '')).not.toContain('444');
    }
    expect(JSON.parse(underWay)).toMatchObject({
      isCodeSent: true,
      position: { latitude: 6.524, longitude: 3.379 },
      carrier: { firstName: 'Tunde', profilePicture: null, businessName: null },
      hasNote: true,
    });
    const { events } = JSON.parse(disputed) as TrackingView;
    expect(events.at(-1)?.what).toBe('order.disputed');
    expect(JSON.parse(disputed)).toMatchObject({
      isCodeSent: false,
      position: null,
      trail: [],
      estimatedArrival: null,
      arrivalWindow: null,
      carrier: null,
      canSendCode: false,
      canCall: false,
      canLeaveNote: false,
      hasNote: false,
    });
  });

  it('does not say where the carrier was before they had the parcel, nor afterwards', async () => {
    const deal = await dealAt(world, 'Accepted');
    const { carrier, orderId } = deal;
    const trackingId = await trackingIdOf(deal);
    const report = () => carrier.call(reportPosition, { body: { latitude: 6.5, longitude: 3.4 } });
    await report();
    expect((await track(trackingId)).result.position).toBeNull();
    await moveTo(carrier, orderId, 'PickedUp', { imageIdList: [await uploadedPicture(world, carrier.id)] });
    expect((await track(trackingId)).result).toMatchObject({ orderStatus: orderStatus.PickedUp, position: null });
    await report();
    expect((await track(trackingId)).result.position).toMatchObject({ latitude: 6.5, longitude: 3.4 });
    await moveTo(carrier, orderId, 'Delivered', { imageIdList: [await uploadedPicture(world, carrier.id)] });
    expect((await track(trackingId)).result.position).toBeNull();
  });

  it('shows where the carrier has been only while it is under way, to a hundred metres, and not near either door', async () => {
    const deal = await dealAt(world, 'InTransit');
    const { carrier, orderId } = deal;
    const trackingId = await trackingIdOf(deal);
    const spots = [
      [yaba.latitude + 0.004, yaba.longitude],
      [6.6001234, 3.4005678],
      [8.5, 7.2],
      [wuse.latitude - 0.004, wuse.longitude],
    ] as const;
    for (const [latitude, longitude] of spots) await carrier.call(reportPosition, { body: { latitude, longitude } });
    expect((await orderOf(deal.sender, orderId)).trail).toHaveLength(4);
    expect((await track(trackingId)).result.trail).toEqual([
      { latitude: 6.6, longitude: 3.401 },
      { latitude: 8.5, longitude: 7.2 },
    ]);
    await moveTo(carrier, orderId, 'Delivered', { imageIdList: [await uploadedPicture(world, carrier.id)] });
    expect((await track(trackingId)).result.trail).toEqual([]);
  });

  it('comes nearer as the carrier does', async () => {
    const deal = await dealAt(world, 'InTransit');
    const trackingId = await trackingIdOf(deal);
    const arrival = async () => Date.parse((await track(trackingId)).result.estimatedArrival ?? '');
    const atFirst = await arrival();
    await deal.carrier.call(reportPosition, { body: { latitude: 8.9, longitude: 7.3 } });
    expect(await arrival()).toBeLessThan(atFirst);
  });

  it('says who comes from the agreement until the handover, and between when and when while it is under way', async () => {
    const deal = await dealAt(world, 'Accepted');
    const { carrier, orderId } = deal;
    await world.db`update profile set full_name = 'Tunde Bakare Ojo' where user_id = ${carrier.id}`;
    const trackingId = await trackingIdOf(deal);
    const read = async () => (await track(trackingId)).result;
    expect(await read()).toMatchObject({
      carrier: { firstName: 'Tunde' },
      arrivalWindow: null,
      canCall: false,
      canLeaveNote: true,
    });
    await moveTo(carrier, orderId, 'PickedUp', { imageIdList: [await uploadedPicture(world, carrier.id)] });
    const { arrivalWindow, canCall } = await read();
    expect(canCall).toBe(true);
    expect(Date.parse(arrivalWindow?.earliest ?? '')).toBeLessThan(Date.parse(arrivalWindow?.latest ?? ''));
    expect((await orderOf(deal.sender, orderId)).arrivalWindow).toEqual(arrivalWindow);
    await moveTo(carrier, orderId, 'Delivered', { imageIdList: [await uploadedPicture(world, carrier.id)] });
    expect(await read()).toMatchObject({ carrier: null, arrivalWindow: null, canCall: false, canLeaveNote: false });
  });

  it('is found however the number is written, and by nobody who gets a letter of it wrong', async () => {
    const trackingId = await trackingIdOf(await offered(world));
    for (const spelling of [spellTrackingId(trackingId), trackingId.toLowerCase(), ` ${trackingId} `])
      expect((await track(spelling)).result.trackingId).toBe(trackingId);
    const other = trackingId.at(0) === 'A' ? 'B' : 'A';
    const { problem } = await track(other + trackingId.slice(1));
    expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'trackingId' }] });
    const unknown = trackingIdFrom([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(readTrackingId(unknown)).toBe(unknown);
    expect((await track(unknown)).problem.code).toBe('not_found');
    for (const wrong of ['x', '%00', 'a'.repeat(41), '../orders']) expect((await track(wrong)).status).toBeOneOf([400, 404]);
  });
});
