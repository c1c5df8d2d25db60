import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { afterAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import {
  askFor,
  carrier,
  codesOf,
  type Deal,
  dealAt,
  moveTo,
  offer,
  offered,
  orderOf,
  takeBack,
  wantedParcel,
} from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { balanceOf, personWithMoney } from '../support/people-with-money.ts';
import { look, offerTrip, uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { fundsOf } from '../wallet/escrow/deals.ts';

const world = useWorld({ ROLES: 'http,realtime' });

afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

const { Accepted, PickedUp, Completed, Cancelled, Declined, Disputed } = orderStatus;
const late = { cancellationReasons: [{ id: 3, customText: '' }] };
const brokenDown = { cancellationReasons: [{ id: 9, customText: '' }] };
const profileOf = async (id: string) =>
  (await world.db`select number_of_deliveries, packages_sent from profile where user_id = ${id}`)[0];

describe('accepting', () => {
  it('matches the parcel, shows each how to reach the other, and gives the sender the pickup code', async () => {
    const { sender, carrier: by, packageId, orderId } = await offered(world);
    expect((await orderOf(by, orderId)).package.secrets).toBeNull();
    expect((await moveTo(by, orderId, 'Accepted')).problem.code, 'who asked does not answer').toBe('forbidden');
    const { result } = await moveTo(sender, orderId, 'Accepted');
    expect(result).toMatchObject({
      orderStatus: Accepted,
      escrow: 'held',
      pickupCode: codesOf(world, orderId).pickup,
      carrierPhoneNumber: by.details.phoneNumber,
      package: { status: 'matched' },
      movesBy: null,
    });
    const seen = await orderOf(by, orderId);
    expect(seen.package.secrets).toMatchObject({ receiverPhoneNumber: '+2348059876543' });
    expect(JSON.stringify(seen), 'no code is in what the carrier sees').not.toMatch(
      new RegExp(`${codesOf(world, orderId).pickup}|${codesOf(world, orderId).handover}`),
    );
    expect((await look(by, { itemType: 1, id: packageId })).result.item).toMatchObject({
      pickupAddress: '12 Herbert Macaulay Way, Yaba',
    });
  });

  it('one offer declines the others, who hear of it', async () => {
    const { sender, packageId, orderId } = await offered(world);
    const other = await carrier(world);
    const theirs = (await offer(other, packageId)).result;
    const stream = await listenAs(other);
    expect((await moveTo(sender, orderId, 'Accepted')).status).toBe(200);
    await eventually('The other carrier hears of it', async () => stream.events.length > 0);
    expect(stream.events).toEqual([{ type: 'order.changed', orderId: theirs.id, what: 'order.declined' }]);
    const { history, ...seen } = await orderOf(other, theirs.id);
    expect(seen).toMatchObject({ orderStatus: Declined, package: { secrets: null } });
    expect(history.at(-1), 'nobody said no to them').toMatchObject({ what: 'order.declined', by: 'time' });
    expect((await moveTo(sender, theirs.id, 'Accepted')).problem.code).toBe('already_matched');
  });

  it('two offers at the same moment gives the parcel to one', async () => {
    const { sender, packageId, orderId } = await offered(world);
    const second = (await offer(await carrier(world), packageId)).result;
    const answers = await Promise.all([orderId, second.id].map((id) => moveTo(sender, id, 'Accepted')));
    expect(tally(answers)).toEqual({ 200: 1, already_matched: 1 });
  });

  it('a booking asks the carrier for a checked identity', async () => {
    const [goer, sender] = [await carrier(world), await personWithMoney(world, { NGN: 6500 })];
    const trip = (await offerTrip(goer)).result;
    const packageId = await wantedParcel(world, sender.id, { booking: { askedOf: goer.id, relatedItemId: trip.id } });
    const { id } = (await askFor(sender, packageId, goer.id, true)).result;
    await world.db`update profile set kyc_status = 2 where user_id = ${goer.id}`;
    expect((await moveTo(goer, id, 'Accepted')).problem.code).toBe('kyc_required');
    await world.db`update profile set kyc_status = 1 where user_id = ${goer.id}`;
    expect((await moveTo(goer, id, 'Accepted')).result.orderStatus).toBe(Accepted);
  });

  it('is refused once the day is over, and where the carrier is blocked or unchecked since', async () => {
    const past = await offered(world);
    await world.db`update timeline_item set ship_date = '2020-01-01' where id = ${past.packageId}`;
    expect((await moveTo(past.sender, past.orderId, 'Accepted')).problem.code).toBe('no_longer_open');
    const gone = await offered(world);
    await world.db`update account set blocked_at = now() where id = ${gone.carrier.id}`;
    expect((await moveTo(gone.sender, gone.orderId, 'Accepted')).problem.code).toBe('no_longer_open');
    const unchecked = await offered(world);
    await world.db`update profile set kyc_status = 3 where user_id = ${unchecked.carrier.id}`;
    expect((await moveTo(unchecked.sender, unchecked.orderId, 'Accepted')).problem.code).toBe('no_longer_open');
  });
});

describe('the way of a parcel', () => {
  it('with both codes ends with the carrier paid, the charge and commission ours, and one more on both profiles', async () => {
    const { sender, carrier: by, packageId, orderId } = await dealAt(world, 'InTransit');
    const { result } = await moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    expect(result).toMatchObject({ orderStatus: Completed, escrow: 'captured', package: { status: 'delivered' }, actions: [] });
    expect(result.history.map(({ what, proof }) => [what, proof])).toEqual([
      ['order.requested', null],
      ['order.accepted', null],
      ['order.picked-up', 'code'],
      ['order.in-transit', null],
      ['order.delivered', 'code'],
      ['order.completed', 'code'],
    ]);
    expect(await fundsOf(world, sender.id)).toMatchObject({ available: 0n, escrow: 0n });
    expect(await fundsOf(world, by.id)).toMatchObject({ available: 0n, uncleared: 540_000n });
    expect(await profileOf(by.id)).toEqual({ numberOfDeliveries: 1, packagesSent: 0 });
    expect(await profileOf(sender.id)).toEqual({ numberOfDeliveries: 0, packagesSent: 1 });
    expect((await look(sender, { itemType: 1, id: packageId })).result.item.can.delete, 'it can be cleared away').toBe(true);
  });

  it('with a photo waits for the sender, who says that it arrived', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'Delivered');
    const waiting = await orderOf(by, orderId);
    expect(waiting).toMatchObject({ escrow: 'held', movesBy: { to: Completed } });
    expect(waiting.history.at(-1)).toMatchObject({ what: 'order.delivered', proof: 'photo', images: [{ width: 800 }] });
    expect((await moveTo(by, orderId, 'Completed')).problem.code).toBe('forbidden');
    expect((await moveTo(sender, orderId, 'Completed')).result).toMatchObject({ orderStatus: Completed, escrow: 'captured' });
  });

  it('skips nothing', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'Accepted');
    const codes = codesOf(world, orderId);
    expect((await moveTo(by, orderId, 'Delivered', { code: codes.handover })).problem.code).toBe('step_not_allowed');
    expect((await moveTo(by, orderId, 'InTransit')).problem.code).toBe('step_not_allowed');
    expect((await moveTo(sender, orderId, 'PickedUp', { code: codes.pickup })).problem.code).toBe('forbidden');
    expect((await moveTo(sender, orderId, 'Completed')).problem.code).toBe('step_not_allowed');
    expect((await moveTo(sender, orderId, 'Expired')).problem.code).toBe('step_not_allowed');
    expect((await moveTo(by, orderId, 'Disputed', { message: 'No' })).problem.code).toBe('step_not_allowed');
    expect((await moveTo(await verifiedPerson(world), orderId, 'PickedUp', { code: codes.pickup })).problem.code).toBe(
      'not_found',
    );
    expect((await orderOf(by, orderId)).orderStatus).toBe(Accepted);
  });

  it('wants a code or a photo of one’s own', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'Accepted');
    expect((await moveTo(by, orderId, 'PickedUp')).problem.code).toBe('proof_missing');
    const theirs = { imageIdList: [await uploadedPicture(world, sender.id)] };
    expect((await moveTo(by, orderId, 'PickedUp', theirs)).problem).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'imageIdList' }],
    });
    const own = { imageIdList: [await uploadedPicture(world, by.id)] };
    expect((await moveTo(by, orderId, 'PickedUp', own)).result.history.at(-1)).toMatchObject({ proof: 'photo' });
    expect((await moveTo(by, orderId, 'Delivered', own)).problem.code, 'a photo proves one thing').toBe('invalid_input');
    expect((await moveTo(by, orderId, 'Delivered')).problem.code).toBe('proof_missing');
  });

  it('is known by its tracking number, if one is sent', async () => {
    const [one, other] = [await offered(world), await offered(world)];
    const { trackingId } = await orderOf(one.sender, one.orderId);
    const { trackingId: another } = await orderOf(other.sender, other.orderId);
    expect((await moveTo(one.sender, one.orderId, 'Accepted', { trackingId: another })).problem).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'trackingId' }],
    });
    const typed = `${trackingId.slice(0, 3)} ${trackingId.slice(3).toLowerCase()}`;
    expect((await moveTo(one.sender, one.orderId, 'Accepted', { trackingId: typed })).status).toBe(200);
  });

  it('happens once for one key, and a key asks for one thing', async () => {
    const { carrier: by, orderId } = await dealAt(world, 'InTransit');
    const key = randomUUID();
    const code = codesOf(world, orderId).handover;
    const answers = await atOnce(5, () => moveTo(by, orderId, 'Delivered', { code }, key));
    expect(tally(answers)).toEqual({ 200: 5 });
    expect((await orderOf(by, orderId)).history).toHaveLength(6);
    expect((await fundsOf(world, by.id)).uncleared).toBe(540_000n);
    expect((await moveTo(by, orderId, 'InTransit', {}, key)).problem.code).toBe('key_used_otherwise');
    expect((await moveTo(by, orderId, 'Delivered', { code })).problem.code).toBe('step_not_allowed');
  });
});

describe('cancelling', () => {
  it('before pickup is for both, with reasons of their own, and gives everything back', async () => {
    for (const who of ['sender', 'carrier'] as const) {
      const deal = await dealAt(world, 'Accepted');
      const by = deal[who];
      const [mine, theirs] = who === 'sender' ? [late, brokenDown] : [brokenDown, late];
      const refused = [
        {},
        theirs,
        { cancellationReasons: [{ id: 11, customText: '  ' }] },
        { cancellationReasons: [{ id: 99 }] },
      ];
      for (const body of refused) expect((await moveTo(by, deal.orderId, 'Cancelled', body)).problem.code).toBe('invalid_input');
      const { result } = await moveTo(by, deal.orderId, 'Cancelled', mine);
      expect(result).toMatchObject({ orderStatus: Cancelled, escrow: 'released', package: { status: 'withdrawn' } });
      expect(result.history.at(-1)).toMatchObject({ by: who, ...mine });
      expect((await orderOf(deal.carrier, deal.orderId)).package.secrets, 'the carrier forgets the doors').toBeNull();
      expect(await balanceOf(world, deal.sender.id, 'NGN')).toBe(6500);
      expect((await takeBack(by, deal.orderId)).problem.code).toBe('step_not_allowed');
    }
  });

  it('trims words of one’s own', async () => {
    const { sender, orderId } = await dealAt(world, 'Accepted');
    const other = { cancellationReasons: [{ id: 11, customText: '  The box is wet  ' }] };
    expect((await moveTo(sender, orderId, 'Cancelled', other)).result.history.at(-1)?.cancellationReasons).toEqual([
      { id: 11, customText: 'The box is wet' },
    ]);
  });

  it('after pickup is asked for by the carrier and happens when the sender agrees', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'PickedUp');
    expect((await moveTo(sender, orderId, 'Cancelled', late)).problem.code, 'the parcel is not here').toBe('forbidden');
    expect((await moveTo(by, orderId, 'Cancelled')).problem.code).toBe('invalid_input');
    const asked = (await moveTo(by, orderId, 'Cancelled', brokenDown)).result;
    expect(asked).toMatchObject({
      orderStatus: PickedUp,
      escrow: 'held',
      cancellationAsked: brokenDown,
      movesBy: { to: Disputed },
    });
    expect(asked.history.at(-1)).toMatchObject({ what: 'cancellation-asked', orderStatus: null, by: 'carrier', ...brokenDown });
    const again = (await moveTo(by, orderId, 'Cancelled', brokenDown)).result;
    expect([again.history.length, again.movesBy]).toEqual([asked.history.length, asked.movesBy]);
    const agreed = (await moveTo(sender, orderId, 'Cancelled')).result;
    expect(agreed).toMatchObject({ orderStatus: Cancelled, escrow: 'released' });
    expect(agreed.history.at(-1)).toMatchObject({ by: 'sender', ...brokenDown });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(6500);
  });

  it('after pickup stays asked for while the carrier goes on, with its clock, and ends with the handover', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'PickedUp');
    const asked = (await moveTo(by, orderId, 'Cancelled', brokenDown)).result;
    const { cancellationAsked, movesBy } = (await moveTo(by, orderId, 'InTransit')).result;
    expect([cancellationAsked, movesBy]).toEqual([asked.cancellationAsked, asked.movesBy]);
    expect((await orderOf(sender, orderId)).actions[0]).toMatchObject({ to: Cancelled, label: 'I have it back' });
    const photo = { imageIdList: [await uploadedPicture(world, by.id)] };
    expect((await moveTo(by, orderId, 'Delivered', photo)).result).toMatchObject({
      cancellationAsked: null,
      movesBy: { to: Completed },
    });
    expect((await moveTo(sender, orderId, 'Cancelled')).problem.code).toBe('step_not_allowed');
  });
});

describe('a dispute', () => {
  it('is for both sides, wants words, and freezes the money', async () => {
    const deals: [Deal, 'sender' | 'carrier'][] = [
      [await dealAt(world, 'InTransit'), 'carrier'],
      [await dealAt(world, 'Delivered'), 'sender'],
    ];
    for (const [deal, who] of deals) {
      const by = deal[who];
      expect((await moveTo(by, deal.orderId, 'Disputed')).problem).toMatchObject({ errors: [{ field: 'message' }] });
      const picture = await uploadedPicture(world, by.id);
      const { result } = await moveTo(by, deal.orderId, 'Disputed', { message: ' It is broken ', imageIdList: [picture] });
      expect(result).toMatchObject({ orderStatus: Disputed, escrow: 'frozen', movesBy: null, actions: [] });
      expect(result.history.at(-1)).toMatchObject({ by: who, message: 'It is broken', images: [{ publicId: picture }] });
      expect((await moveTo(deal.sender, deal.orderId, 'Completed')).problem.code).toBe('step_not_allowed');
      expect((await moveTo(deal.sender, deal.orderId, 'Cancelled', late)).problem.code).toBe('step_not_allowed');
      expect((await fundsOf(world, deal.sender.id)).escrow).toBe(650_000n);
    }
  });
});
