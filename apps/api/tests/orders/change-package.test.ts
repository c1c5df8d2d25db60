import { randomUUID } from 'node:crypto';
import type { BodyFor } from '@waybill/contract/call';
import { changePackage } from '@waybill/contract/orders/change-package';
import { negotiationStatus, orderStatus } from '@waybill/contract/orders/enums';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { listPackages } from '@waybill/contract/timeline/list-packages';
import { searchTimeline } from '@waybill/contract/timeline/search-timeline';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { accept, heldFor, latestIn, nameFee, negotiationOf, payFee } from '../support/negotiations.ts';
import { askFor, carrier, codesOf, moveTo, offer, orderOf, wantedParcel } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, goodPin, personWithMoney } from '../support/people-with-money.ts';
import { clearStreets, riderAt, ringFor, sendExpress } from '../support/riders.ts';
import { book, dayIn, offerTrip, sendParcel, uploadedPicture } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });
afterAll(async () => {
  expect(await proveMoney(world.db)).toEqual([]);
  await expectBooksToBeRight(world);
});

type Body = Partial<BodyFor<typeof changePackage>>;

/** As it was posted, but for this. */
const change = (person: Visitor, packageId: string, more: Body = {}, idempotencyKey: string = randomUUID()) =>
  person.call(changePackage, {
    params: { packageId },
    body: { price: 6000, shipmentDate: dayIn(3), description: 'A phone in its box', ...more },
    idempotencyKey,
  });

const changeFee = (person: Visitor, packageId: string, price: number, key?: string) =>
  change(person, packageId, { price, pin: goodPin }, key);

async function posted(naira = 20_000): Promise<{ sender: Person; packageId: string }> {
  const sender = await personWithMoney(world, { NGN: naira });
  return { sender, packageId: await wantedParcel(world, sender.id) };
}

const takeDown = (person: Visitor, itemId: string) => person.call(deleteItem, { params: { itemType: 1, itemId } });
const balance = ({ id }: Person) => balanceOf(world, id, 'NGN');

describe('a sender who changes the fee of a parcel that nobody carries yet', () => {
  it('holds more or less in the same act, and the wallet says why', async () => {
    const { sender, packageId } = await posted();
    expect(await balance(sender), '20,000 less fee and charge').toBe(13_500);
    const { status, result } = await changeFee(sender, packageId, 8000);
    expect([status, result.price]).toEqual([200, 8000]);
    expect(await heldFor(world, packageId)).toEqual({ fee: 8000, state: 'held' });
    expect(await balance(sender)).toBe(11_500);
    expect((await changeFee(sender, packageId, 5000)).status).toBe(200);
    expect(await heldFor(world, packageId)).toEqual({ fee: 5000, state: 'held' });
    expect(await balance(sender)).toBe(14_500);
    const lines = (await sender.call(listTransactions, { query: {} })).result.items.map(({ detail }) => detail);
    expect(lines).toEqual(expect.arrayContaining(['You raised the fee.', 'You lowered the fee.']));
  });

  it('gives the PIN for it, and for nothing else', async () => {
    const { sender, packageId } = await posted();
    const without = await change(sender, packageId, { price: 7000 });
    expect(without.problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'pin' }] });
    expect((await change(sender, packageId, { price: 7000, pin: '1357' })).problem).toMatchObject({
      code: 'pin_wrong',
      triesLeft: 4,
    });
    expect(await heldFor(world, packageId)).toEqual({ fee: 6000, state: 'held' });
    expect((await change(sender, packageId, { description: 'Mind the glass' })).status).toBe(200);
  });

  it('with too little money hears how much is missing, and everything stays as it was', async () => {
    const { sender, packageId } = await posted(7000);
    const refused = await change(sender, packageId, { price: 8000, description: 'New words', pin: goodPin });
    expect([refused.status, refused.problem.code, refused.problem.shortfall]).toEqual([402, 'insufficient_funds', 1500]);
    const { item } = (await sender.call(getTimelineItem, { params: { itemType: 1, timelineItemId: packageId } })).result;
    expect(item).toMatchObject({ price: 6000, description: 'A phone in its box' });
    expect(await balance(sender)).toBe(500);
  });

  it('changes it once, however often it is sent; the same key for another fee is refused', async () => {
    const { sender, packageId } = await posted();
    const key = randomUUID();
    expect(tally(await atOnce(6, () => changeFee(sender, packageId, 8000, key)))).toEqual({ 200: 6 });
    expect(await balance(sender)).toBe(11_500);
    expect((await changeFee(sender, packageId, 9000, key)).problem.code).toBe('key_used_otherwise');
    expect((await changeFee(sender, packageId, 6000)).status).toBe(200);
    expect((await changeFee(sender, packageId, 8000, key)).status, 'an old answer changes nothing').toBe(200);
    expect(await heldFor(world, packageId)).toEqual({ fee: 6000, state: 'held' });
  });

  it.each([100, 10_000_000])('stays within what any parcel may cost (%i)', async (price) => {
    const { sender, packageId } = await posted();
    expect((await changeFee(sender, packageId, price)).problem.code).toBe('amount_out_of_limits');
  });

  it('leaves no kobo behind, whatever the fees were and however it ends', async () => {
    const sender = await personWithMoney(world, { NGN: 200_000 });
    const by = await carrier(world);
    const fees = fc.array(fc.integer({ min: 1000, max: 20_000 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fees, fc.constantFrom('taken down', 'delivered'), async (asked, end) => {
        const before = await balance(sender);
        const packageId = await wantedParcel(world, sender.id);
        for (const fee of asked) expect((await changeFee(sender, packageId, fee)).status).toBe(200);
        const last = asked.at(-1) ?? 0;
        expect(await balance(sender)).toBe(before - last - 500);
        if (end === 'taken down') {
          expect((await takeDown(sender, packageId)).status).toBe(204);
          expect(await balance(sender)).toBe(before);
          return;
        }
        const { id } = (await offer(by, packageId)).result;
        await moveTo(sender, id, 'Accepted');
        const { pickup, handover } = codesOf(world, id);
        await moveTo(by, id, 'PickedUp', { code: pickup });
        await moveTo(by, id, 'Delivered', { code: handover });
        const [earned] = await world.db`select amount_minor::int from earning where package_id = ${packageId}`;
        expect(earned?.amountMinor).toBe(last * 90);
        await world.db`delete from rate_limit`;
      }),
      { numRuns: 6 },
    );
  });
});

describe('whoever had asked for the parcel', () => {
  it('at the old fee gets the higher one, and hears of it', async () => {
    const { sender, packageId } = await posted();
    const by = await carrier(world);
    const { id } = (await offer(by, packageId)).result;
    const stream = await listenAs(by);
    await changeFee(sender, packageId, 8000);
    await eventually('The carrier hears of it', async () => stream.events.length > 0);
    expect(stream.events).toContainEqual({ type: 'order.changed', orderId: id, what: 'fee-raised' });
    expect(await orderOf(by, id)).toMatchObject({ orderStatus: orderStatus.Requested, fee: 8000, carrierEarns: 7200 });
    expect((await moveTo(sender, id, 'Accepted')).result).toMatchObject({ fee: 8000, escrow: 'held' });
  });

  it('is not held to a lower one: the offer ends, and can be made again', async () => {
    const { sender, packageId } = await posted();
    const by = await carrier(world);
    const { id } = (await offer(by, packageId)).result;
    await changeFee(sender, packageId, 4000);
    const ended = await orderOf(by, id);
    expect(ended.orderStatus).toBe(orderStatus.Declined);
    expect(ended.history.at(-1)).toMatchObject({ what: 'order.fee-lowered', by: 'time' });
    expect((await moveTo(sender, id, 'Accepted')).problem.code).toBe('step_not_allowed');
    const again = (await askFor(by, packageId, by.id)).result;
    expect(again).toMatchObject({ orderStatus: orderStatus.Requested, fee: 4000 });
    expect(again.id).not.toBe(id);
    expect((await moveTo(sender, again.id, 'Accepted')).result).toMatchObject({ fee: 4000 });
    expect(await heldFor(world, packageId)).toEqual({ fee: 4000, state: 'held' });
  });

  it('with an amount of their own keeps it: what is held follows from whatever it is then', async () => {
    const { sender, packageId } = await posted();
    const by = await carrier(world);
    const offerId = latestIn((await nameFee(by, { packageId, to: sender.id }, 9000)).result).negotiationId;
    const stream = await listenAs(by);
    await changeFee(sender, packageId, 7000);
    await eventually('The carrier hears of it', async () => stream.events.length > 0);
    expect(stream.events).toContainEqual({
      type: 'negotiation.changed',
      packageId,
      otherPartyId: sender.id,
      what: 'fee-changed',
    });
    expect((await negotiationOf(sender, packageId, by.id)).result).toMatchObject({ heldFee: 7000, can: { accept: 'pin' } });
    expect((await payFee(sender, { packageId, carrierId: by.id, offerId })).result).toMatchObject({ fee: 9000 });
    expect(await balance(sender)).toBe(10_500);
  });

  it('with an amount that the fee has come to is agreed with at once, by either side', async () => {
    const { sender, packageId } = await posted();
    const by = await carrier(world);
    const offerId = latestIn((await nameFee(by, { packageId, to: sender.id }, 8000)).result).negotiationId;
    await changeFee(sender, packageId, 8000);
    const { result } = await accept(sender, offerId);
    expect(result.order).toMatchObject({ fee: 8000, orderStatus: orderStatus.Accepted });
    expect(latestIn((await negotiationOf(by, packageId, sender.id)).result).status).toBe(negotiationStatus.Accepted);
    expect(await balance(sender)).toBe(11_500);
  });
});

describe('a sender who changes what a parcel says', () => {
  it('gives it another day and other words, and it is found by those', async () => {
    const { sender } = await posted();
    const reader = await verifiedPerson(world);
    const { id } = (await sendParcel(sender, { description: 'Quetzalcoatl feathers', price: 6000 })).result;
    const found = async (searchText: string) =>
      (await reader.call(searchTimeline, { query: { searchText } })).result.items.map((item) => item.id);
    const onDay = async (shipmentDate: string) =>
      (await reader.call(listPackages, { query: { shipmentDate, limit: 50 } })).result.items.map((item) => item.id);
    expect(await found('quetzalcoatl')).toEqual([id]);
    const { result } = await change(sender, id, { shipmentDate: dayIn(9), description: 'Ocelot figurines' });
    expect(result).toMatchObject({ shipmentDate: dayIn(9), description: 'Ocelot figurines' });
    expect(await found('quetzalcoatl')).toEqual([]);
    expect(await found('ocelot')).toEqual([id]);
    expect([await onDay(dayIn(3)), await onDay(dayIn(9))]).toEqual([expect.not.arrayContaining([id]), [id]]);
    expect((await change(sender, id, { shipmentDate: dayIn(-1) })).problem.errors).toMatchObject([{ field: 'shipmentDate' }]);
  });

  it('gives it other pictures, in another order; those that it had may stay, and nobody else’s come', async () => {
    const { sender } = await posted();
    const [one, two, three] = [
      await uploadedPicture(world, sender.id),
      await uploadedPicture(world, sender.id),
      await uploadedPicture(world, sender.id),
    ];
    const { id } = (await sendParcel(sender, { imageIdList: [one, two] })).result;
    const pictures = async (imageIdList: string[]) =>
      (await change(sender, id, { imageIdList })).result.images.map(({ publicId }) => publicId);
    expect(await pictures([three, two, one])).toEqual([three, two, one]);
    expect(await pictures([two, three])).toEqual([two, three]);
    const gone = await change(sender, id, { imageIdList: [one] });
    expect(gone.problem.errors).toMatchObject([{ field: 'imageIdList' }]);
    const foreign = await uploadedPicture(world, (await verifiedPerson(world)).id);
    expect((await change(sender, id, { imageIdList: [foreign] })).problem.code).toBe('invalid_input');
    const kept = (await change(sender, id, { description: 'Other words' })).result.images;
    expect(
      kept.map(({ publicId }) => publicId),
      'not named, they stay',
    ).toEqual([two, three]);
    expect(await pictures([])).toEqual([]);
  });

  it('changes what is named alone: the rest stays as it is by then', async () => {
    const { sender } = await posted();
    const { id } = (await sendParcel(sender, { description: 'Axolotl tank', price: 6000 })).result;
    const only = (body: Body) => sender.call(changePackage, { params: { packageId: id }, body, idempotencyKey: randomUUID() });
    expect((await only({ price: 7000, pin: goodPin })).result).toMatchObject({ price: 7000, description: 'Axolotl tank' });
    const later = (await only({ shipmentDate: dayIn(4) })).result;
    expect(later).toMatchObject({ price: 7000, shipmentDate: dayIn(4), description: 'Axolotl tank' });
    const words = (await only({ description: '' })).result;
    expect(words, 'an empty note is a note taken away').toMatchObject({ price: 7000, shipmentDate: dayIn(4), description: '' });
    expect(await heldFor(world, id)).toEqual({ fee: 7000, state: 'held' });
  });

  it('is too late once somebody carries it, it was taken down, or its day is over', async () => {
    const { sender, packageId } = await posted();
    const { id } = (await offer(await carrier(world), packageId)).result;
    await moveTo(sender, id, 'Accepted');
    expect((await changeFee(sender, packageId, 8000)).problem.code).toBe('already_matched');
    const other = await posted();
    await takeDown(other.sender, other.packageId);
    expect((await changeFee(other.sender, other.packageId, 8000)).problem.code).toBe('no_longer_open');
    const late = await posted();
    await world.db`update timeline_item set ship_date = ${dayIn(-1)} where id = ${late.packageId}`;
    expect((await change(late.sender, late.packageId)).problem.code).toBe('no_longer_open');
  });

  it('leaves fee and day of a booking to the two it is between', async () => {
    const sender = await personWithMoney(world, { NGN: 20_000 });
    const traveller = await carrier(world);
    const trip = (await offerTrip(traveller)).result;
    const { id } = (await book(sender, trip)).result;
    expect((await changeFee(sender, id, 8000)).problem.code).toBe('forbidden');
    expect((await change(sender, id, { shipmentDate: dayIn(5) })).problem.code).toBe('forbidden');
    expect((await change(sender, id, { description: 'Mind the glass' })).status).toBe(200);
  });
});

describe('an express parcel', () => {
  const express = { shipmentDate: dayIn(0), price: 4000 };

  it('can only become dearer: whatever fee a rider saw, they get no less', async () => {
    await clearStreets(world);
    const [sender, rider] = [await personWithMoney(world, { NGN: 20_000 }), await riderAt(world, 1)];
    const { id } = (await sendExpress(sender)).result;
    await ringFor(sender, id, [rider]);
    const lower = await change(sender, id, { ...express, price: 3000, pin: goodPin });
    expect(lower.problem.errors).toMatchObject([{ field: 'price' }]);
    expect((await change(sender, id, { ...express, shipmentDate: dayIn(1) })).problem.errors).toMatchObject([
      { field: 'shipmentDate' },
    ]);
    const stream = await listenAs(rider);
    expect((await change(sender, id, { ...express, price: 5000, pin: goodPin })).result).toMatchObject({
      itemType: 5,
      price: 5000,
    });
    await eventually('Whoever is rung sees it', async () => stream.events.some(({ type }) => type === 'express.ringing'));
  });

  it('becomes an ordinary one: riders hear that it is over, and its old address still leads to it', async () => {
    await clearStreets(world);
    const [sender, rider] = [await personWithMoney(world, { NGN: 20_000 }), await riderAt(world, 1)];
    const { id } = (await sendExpress(sender)).result;
    await ringFor(sender, id, [rider]);
    const stream = await listenAs(rider);
    const ordinary = await change(sender, id, { ...express, deliveryPartner: 0, shipmentDate: dayIn(2) });
    expect(ordinary.result).toMatchObject({ itemType: 1, deliveryPartner: 0, shipmentDate: dayIn(2), price: 4000 });
    await eventually('The rider hears of it', async () => stream.events.length > 0);
    expect(stream.events).toContainEqual({ type: 'express.over', packageId: id, why: 'withdrawn' });
    for (const itemType of [1, 5])
      expect((await rider.call(getTimelineItem, { params: { itemType, timelineItemId: id } })).status).toBe(200);
    expect((await change(sender, id, { ...express, price: 4000, deliveryPartner: 3 })).problem.errors).toMatchObject([
      { field: 'deliveryPartner' },
    ]);
    expect(await heldFor(world, id)).toEqual({ fee: 4000, state: 'held' });
  });
});
