import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { activeOf, heldFor, latestIn, nameFee, negotiationAt, negotiationOf, turnDown } from '../support/negotiations.ts';
import { askFor, carrier, moveTo, offer, orderOf, wantedParcel } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { book, checkedBusiness, offerBatch, offerTrip } from '../support/timeline.ts';
import { Countered, Open, Rejected, useNegotiations } from './negotiating-people.ts';

const { world, rich } = useNegotiations();

describe('naming a fee', () => {
  it('is heard by the other side, who counters it', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    const stream = await listenAs(sender);
    const { status, result } = await nameFee(by, { packageId, to: sender.id }, 7500, { reason: '  It is far.  ' });
    expect(status).toBe(201);
    expect(result).toMatchObject({
      role: 'carrier',
      heldFee: 6000,
      charge: null,
      currency: 'NGN',
      countersLeft: 6,
      offers: [{ by: 'carrier', isMine: true, otherPartyId: sender.id, amount: 7500, reason: 'It is far.', status: Open }],
      can: { offer: true, accept: 'no', reject: false, withdraw: true },
    });
    await eventually('The sender hears of it', async () => stream.events.length > 0);
    expect(stream.events).toEqual([{ type: 'negotiation.changed', packageId, otherPartyId: by.id, what: 'offered' }]);
    const seen = (await negotiationOf(sender, packageId, by.id)).result;
    expect(seen.can).toEqual({ offer: true, accept: 'pin', reject: true, withdraw: false });
    expect(seen.charge, 'which the sender pays beside the fee').toBe(500);
    const answer = (await nameFee(sender, { packageId, to: by.id }, 7000)).result;
    expect(answer.offers.map(({ amount, status: now }) => [amount, now])).toEqual([
      [7500, Countered],
      [7000, Open],
    ]);
    expect((await negotiationOf(by, packageId, sender.id)).result).toMatchObject({
      countersLeft: 5,
      can: { accept: 'accept', reject: true },
    });
    expect(await heldFor(world, packageId), 'words move no money').toEqual({ fee: 6000, state: 'held' });
  });

  it('happens once however often it is sent, and a key belongs to one amount', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    const key = randomUUID();
    const answers = await atOnce(5, () => nameFee(by, { packageId, to: sender.id }, 7000, {}, key));
    expect(tally(answers)).toEqual({ 201: 5 });
    expect((await negotiationOf(by, packageId, sender.id)).result.offers).toHaveLength(1);
    expect((await nameFee(by, { packageId, to: sender.id }, 7001, {}, key)).problem.code).toBe('key_used_otherwise');
  });

  it('is for carriers who have shown who they are, on parcels that they may see', async () => {
    const [sender, by, other] = [await rich(), await carrier(world), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    const to = sender.id;
    expect((await nameFee(await verifiedPerson(world), { packageId, to }, 7000)).problem.code).toBe('kyc_required');
    expect((await nameFee(sender, { packageId, to }, 7000)).problem.code).toBe('own_package');
    expect((await nameFee(by, { packageId, to: other.id }, 7000)).problem.code).toBe('not_found');
    expect((await nameFee(by, { packageId: newId('package'), to }, 7000)).problem.code).toBe('not_found');
    const trip = (await offerTrip(other)).result;
    const booked = (await book(sender, trip)).result;
    expect((await nameFee(by, { packageId: booked.id, to }, 7000)).problem.code, 'it asks somebody else').toBe('not_found');
    expect((await negotiationOf(by, booked.id, to)).problem.code).toBe('not_found');
    expect((await nameFee(other, { packageId: booked.id, to }, 7000)).status).toBe(201);
  });

  it('by the sender answers those who asked, negotiated or were booked, and nobody else', async () => {
    const [sender, asked, stranger] = [await rich(), await carrier(world), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    expect((await nameFee(sender, { packageId, to: stranger.id }, 5000)).problem.code).toBe('forbidden');
    expect((await negotiationOf(sender, packageId, stranger.id)).result.can.offer).toBe(false);
    await offer(asked, packageId);
    expect((await nameFee(sender, { packageId, to: asked.id }, 5000)).status).toBe(201);
    const trip = (await offerTrip(asked)).result;
    const booked = (await book(sender, trip)).result;
    expect((await nameFee(sender, { packageId: booked.id, to: asked.id }, 5000)).status).toBe(201);
    expect((await negotiationOf(stranger, packageId, asked.id)).problem.code, 'a third person').toBe('not_found');
  });

  it('takes amounts that somebody would pay, and no others', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    for (const amount of [499.99, 5_000_000.01])
      expect((await nameFee(by, { packageId, to: sender.id }, amount)).problem.code).toBe('amount_out_of_limits');
    for (const amount of [0, -1, 700.001, '7000', null, Number.MAX_VALUE])
      expect((await nameFee(by, { packageId, to: sender.id }, amount)).problem.code).toBe('invalid_input');
    expect((await negotiationOf(by, packageId, sender.id)).result.offers).toEqual([]);
  });

  it('goes below the lowest price of a batch: two people may agree on what they like', async () => {
    const [sender, by] = [await rich(), await checkedBusiness(world)];
    const shipping = (await offerBatch(by)).result;
    const booked = (await book(sender, shipping)).result;
    expect((await nameFee(sender, { packageId: booked.id, to: by.id }, 1500)).status).toBe(201);
  });

  it('ends after six counters', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    for (let turn = 0; turn <= 6; turn += 1) {
      const answer = await (turn % 2 === 0
        ? nameFee(by, { packageId, to: sender.id }, 8000 - turn * 100)
        : nameFee(sender, { packageId, to: by.id }, 6000 + turn * 100));
      expect(answer.result.countersLeft).toBe(6 - turn);
    }
    expect((await nameFee(sender, { packageId, to: by.id }, 7000)).problem.code).toBe('too_many_counters');
    expect((await negotiationOf(sender, packageId, by.id)).result.can).toMatchObject({ offer: false, accept: 'pin' });
  });

  it('is over once the parcel has its carrier, was taken back, or its day is over', async () => {
    const { sender, carrier: by, packageId } = await negotiationAt(world, 7000);
    const other = await carrier(world);
    const { id } = (await offer(other, packageId)).result;
    await moveTo(sender, id, 'Accepted');
    const theirs = await negotiationOf(by, packageId, sender.id);
    expect(latestIn(theirs.result).status, 'somebody else has it').toBe(Rejected);
    expect(theirs.result.can).toEqual({ offer: false, accept: 'no', reject: false, withdraw: false });
    expect((await nameFee(by, { packageId, to: sender.id }, 6500)).problem.code).toBe('already_matched');
    const late = await wantedParcel(world, sender.id);
    await world.db`update timeline_item set ship_date = '2026-01-01' where id = ${late}`;
    expect((await nameFee(by, { packageId: late, to: sender.id }, 6500)).problem.code).toBe('no_longer_open');
  });

  it('by somebody muted is answered as ever, and the sender hears and sees nothing of it', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    await sender.call(updateUser, { body: { mutedUserId: by.id } });
    const packageId = await wantedParcel(world, sender.id);
    const stream = await listenAs(sender);
    expect((await nameFee(by, { packageId, to: sender.id }, 7000)).status).toBe(201);
    await nameFee(await carrier(world), { packageId, to: sender.id }, 6100);
    await eventually('The sender hears of the other one', async () => stream.events.length > 0);
    expect(stream.events).toHaveLength(1);
    expect((await activeOf(sender)).items.map(({ offer: { amount } }) => amount)).toEqual([6100]);
    expect((await activeOf(by)).items).toHaveLength(1);
  });
});

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
      detail: 'They have suggested another fee since. Please answer that one.',
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
    expect((await moveTo(by, booking, 'Accepted')).status, 'whoever suggested another fee may still take the first').toBe(200);
  });
});
