import { randomUUID } from 'node:crypto';
import { negotiationStatus, orderStatus } from '@waybill/contract/orders/enums';
import { getDeliveryRequestInfo } from '@waybill/contract/orders/get-delivery-request-info';
import { updateUser } from '@waybill/contract/users/update-user';
import { afterAll, describe, expect, it } from 'vitest';
import { withdrawUnanswered } from '../../src/modules/orders/jobs/negotiation-jobs.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { accept, activeOf, heldFor, latestIn, nameFee, negotiationAt, negotiationOf, turnDown } from '../support/negotiations.ts';
import { carrier, moveTo, offer, wantedParcel } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { book, checkedBusiness, offerBatch, offerTrip } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });
afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

const { Open, Countered, Accepted, Rejected, Withdrawn } = negotiationStatus;
const rich = () => personWithMoney(world, { NGN: 20_000 });
const letADayPass = (offerId: string) =>
  world.db`update negotiation set open_until = now() - interval '1 second' where id = ${offerId}`;

describe('naming a fee', () => {
  it('is heard by the other side, who counters it', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    const heard = await listenAs(sender);
    const { status, result } = await nameFee(by, { packageId, to: sender.id }, 7500, { reason: '  It is far.  ' });
    expect(status).toBe(201);
    expect(result).toMatchObject({
      role: 'carrier',
      heldFee: 6000,
      currency: 'NGN',
      countersLeft: 6,
      offers: [{ by: 'carrier', isMine: true, otherPartyId: sender.id, amount: 7500, reason: 'It is far.', status: Open }],
      can: { offer: true, accept: 'no', reject: false, withdraw: true },
    });
    await eventually('The sender hears of it', async () => heard.events.length > 0);
    expect(heard.events).toEqual([{ type: 'negotiation.changed', packageId, otherPartyId: by.id, what: 'offered' }]);
    heard.leave();
    const seen = (await negotiationOf(sender, packageId, by.id)).result;
    expect(seen.can).toEqual({ offer: true, accept: 'pin', reject: true, withdraw: false });
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
    expect((await nameFee(world.visitor(), { packageId, to }, 7000)).problem.code).toBe('not_signed_in');
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
    const heard = await negotiationOf(by, packageId, sender.id);
    expect(latestIn(heard.result).status, 'somebody else has it').toBe(Rejected);
    expect(heard.result.can).toEqual({ offer: false, accept: 'no', reject: false, withdraw: false });
    expect((await nameFee(by, { packageId, to: sender.id }, 6500)).problem.code).toBe('already_matched');
    const late = await wantedParcel(world, sender.id);
    await world.db`update timeline_item set ship_date = '2026-01-01' where id = ${late}`;
    expect((await nameFee(by, { packageId: late, to: sender.id }, 6500)).problem.code).toBe('no_longer_open');
  });

  it('by somebody muted is answered as ever, and the sender hears and sees nothing of it', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    await sender.call(updateUser, { body: { mutedUserId: by.id } });
    const packageId = await wantedParcel(world, sender.id);
    const heard = await listenAs(sender);
    expect((await nameFee(by, { packageId, to: sender.id }, 7000)).status).toBe(201);
    await nameFee(await carrier(world), { packageId, to: sender.id }, 6100);
    await eventually('The sender hears of the other one', async () => heard.events.length > 0);
    expect(heard.events).toHaveLength(1);
    heard.leave();
    expect((await activeOf(sender)).items.map(({ offer: { amount } }) => amount)).toEqual([6100]);
    expect((await activeOf(by)).items).toHaveLength(1);
  });
});

describe('an offer', () => {
  it('is taken back by whoever named it, and turned down by the other', async () => {
    const { sender, carrier: by, packageId, offerId } = await negotiationAt(world, 7000);
    expect((await turnDown(await carrier(world), offerId)).problem.code).toBe('not_found');
    expect((await turnDown(by, offerId)).status).toBe(204);
    expect((await turnDown(by, offerId)).problem.code).toBe('offer_over');
    const next = latestIn((await nameFee(by, { packageId, to: sender.id }, 6500)).result).negotiationId;
    expect((await turnDown(sender, next)).status).toBe(204);
    expect((await accept(sender, next)).problem.code).toBe('offer_over');
    expect((await negotiationOf(by, packageId, sender.id)).result.offers.map(({ status }) => status)).toEqual([
      Withdrawn,
      Rejected,
    ]);
    expect((await turnDown(by, newId('negotiation'))).problem.code).toBe('not_found');
  });

  it('that was accepted is told as stepped back from by whoever accepted it, as taken back by whoever named it', async () => {
    for (const [by, what] of [
      ['carrier', 'stepped-back'],
      ['sender', 'withdrawn'],
    ] as const) {
      const { sender, carrier: accepter, packageId } = await negotiationAt(world, 8000);
      const named = latestIn((await nameFee(sender, { packageId, to: accepter.id }, 7000)).result).negotiationId;
      expect((await accept(accepter, named)).status).toBe(200);
      const heard = await listenAs(by === 'carrier' ? sender : accepter);
      expect((await turnDown(by === 'carrier' ? accepter : sender, named)).status).toBe(204);
      await eventually('The other side hears of it', async () => heard.events.length > 0);
      expect(heard.events).toMatchObject([{ type: 'negotiation.changed', packageId, what }]);
      heard.leave();
    }
  });

  it('of the fee that is held becomes an order at once, whoever says yes', async () => {
    for (const yes of ['sender', 'carrier'] as const) {
      const negotiation = await negotiationAt(world, yes === 'sender' ? 6000 : 7000);
      const { sender, carrier: by, packageId } = negotiation;
      const offerId =
        yes === 'sender'
          ? negotiation.offerId
          : latestIn((await nameFee(sender, { packageId, to: by.id }, 6000)).result).negotiationId;
      const { result } = await accept(yes === 'sender' ? sender : by, offerId);
      expect(result.order).toMatchObject({ orderStatus: orderStatus.Accepted, fee: 6000, role: yes, escrow: 'held' });
      expect(latestIn(result.negotiation).status).toBe(Accepted);
      expect(result.negotiation.can).toEqual({ offer: false, accept: 'no', reject: false, withdraw: false });
      expect(await heldFor(world, packageId)).toEqual({ fee: 6000, state: 'held' });
      expect(result.order?.history.at(-1)).toMatchObject({ what: 'order.accepted', by: yes });
    }
  });

  it('of another fee waits for the sender’s PIN when the carrier accepts it, and wants it when the sender does', async () => {
    const { sender, carrier: by, packageId, offerId } = await negotiationAt(world, 8000);
    expect((await accept(sender, offerId)).problem).toMatchObject({
      code: 'fee_differs',
      detail: expect.stringContaining('₦6,000.00'),
    });
    const mine = latestIn((await nameFee(sender, { packageId, to: by.id }, 7000)).result).negotiationId;
    const key = randomUUID();
    const { result } = await accept(by, mine, key);
    expect(result).toMatchObject({ order: null, negotiation: { can: { accept: 'wait', withdraw: true } } });
    expect((await accept(by, mine, key)).result.order, 'sent twice').toBeNull();
    expect((await accept(by, mine)).problem.code, 'accepted already').toBe('offer_over');
    expect((await negotiationOf(sender, packageId, by.id)).result.can).toMatchObject({ accept: 'pin', withdraw: true });
    expect((await activeOf(sender)).items).toMatchObject([{ packageId, needsMe: true, heldFee: 6000, offer: { amount: 7000 } }]);
    expect((await activeOf(by)).items).toMatchObject([{ packageId, needsMe: false, otherParty: { id: sender.id } }]);
    expect((await turnDown(sender, mine)).status, 'the sender thinks better of it').toBe(204);
    expect(latestIn((await negotiationOf(by, packageId, sender.id)).result).status).toBe(Withdrawn);
  });

  it('is accepted by the other side only, with a checked identity', async () => {
    const { sender, carrier: by, packageId, offerId } = await negotiationAt(world, 6000);
    expect((await accept(by, offerId)).problem.code).toBe('forbidden');
    expect((await accept(await carrier(world), offerId)).problem.code).toBe('not_found');
    const mine = latestIn((await nameFee(sender, { packageId, to: by.id }, 6000)).result).negotiationId;
    await world.db`update profile set kyc_status = 3 where user_id = ${by.id}`;
    expect((await accept(by, mine)).problem.code).toBe('kyc_required');
    expect(await heldFor(world, packageId)).toEqual({ fee: 6000, state: 'held' });
  });

  it('of somebody who was suspended since is over', async () => {
    const { sender, carrier: by, offerId } = await negotiationAt(world, 6000);
    await world.db`update account set blocked_at = now() where id = ${by.id}`;
    expect((await accept(sender, offerId)).problem.code).toBe('offer_over');
  });

  it('that nobody answers in a day counts as withdrawn at once, and both hear of it when the clock comes by', async () => {
    const { sender, carrier: by, packageId, offerId } = await negotiationAt(world, 6000);
    await letADayPass(offerId);
    const seen = (await negotiationOf(sender, packageId, by.id)).result;
    expect([latestIn(seen).status, seen.can.accept]).toEqual([Withdrawn, 'no']);
    expect((await activeOf(sender)).items).toEqual([]);
    expect((await accept(sender, offerId)).problem.code).toBe('offer_over');
    const heard = await listenAs(by);
    await withdrawUnanswered(world.node.context);
    await eventually('The carrier hears of it', async () => heard.events.length > 0);
    expect(heard.events).toEqual([{ type: 'negotiation.changed', packageId, otherPartyId: sender.id, what: 'expired' }]);
    heard.leave();
    expect((await nameFee(by, { packageId, to: sender.id }, 6200)).status, 'they may try again').toBe(201);
  });
});

describe('the last agreed fees', () => {
  it('of a route are seen by both: five, newest first, and never whose', async () => {
    for (const amount of [5100, 5200, 5300, 5400, 5500, 5600]) {
      const done = await wantedParcel(world, (await personWithMoney(world, { NGN: 7000 })).id, { fee: amount });
      const by = await carrier(world);
      const { id } = (await offer(by, done)).result;
      await world.db`update delivery_order set status = 1, due_at = null where id = ${id}`;
    }
    const { sender, carrier: by, packageId } = await negotiationAt(world, 7000);
    const seen = (await negotiationOf(by, packageId, sender.id)).result.lastAgreedFees;
    expect(seen.map(({ amount }) => amount)).toEqual([5600, 5500, 5400, 5300, 5200]);
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(['amount', 'currency', 'dispatchMode', 'on', 'weight']);
    expect((await negotiationOf(sender, packageId, by.id)).result.lastAgreedFees).toEqual(seen);
  });
});

describe('active negotiations', () => {
  it('are those of both sides, newest first, by the page', async () => {
    const me = await rich();
    const mine = await negotiationAt(world, 7000, { sender: me });
    const theirs = await negotiationAt(world, 6500, { carrier: me });
    const first = await activeOf(me, { limit: 1 });
    expect(first.items).toMatchObject([
      { packageId: theirs.packageId, needsMe: false, pickup: 'Yaba, Lagos', dropOff: 'Wuse, Abuja' },
    ]);
    const second = await activeOf(me, { limit: 1, cursor: first.nextCursor });
    expect(second).toMatchObject({ items: [{ packageId: mine.packageId, needsMe: true }], nextCursor: null });
    expect((await activeOf(me, { skip: 1 })).items).toHaveLength(1);
  });
});

describe('where a sender and a carrier stand', () => {
  const infoFor = (person: Parameters<typeof negotiationOf>[0], packageId: string, userId: string) =>
    person.call(getDeliveryRequestInfo, { params: { packageId, userId } });

  it('is told to the two of them: the parcel, the order, the amounts, and whether one may ask', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    expect((await infoFor(by, packageId, by.id)).result).toMatchObject({
      canAsk: true,
      order: null,
      package: { id: packageId, secrets: null, pickupAddress: 'Yaba, Lagos' },
      negotiation: { offers: [], can: { offer: true } },
    });
    const { id } = (await offer(by, packageId)).result;
    await nameFee(by, { packageId, to: sender.id }, 7000);
    expect((await infoFor(by, packageId, by.id)).result).toMatchObject({ canAsk: false, order: { id, role: 'carrier' } });
    expect((await infoFor(sender, packageId, by.id)).result).toMatchObject({
      canAsk: false,
      // The fee that was named since is what waits for an answer.
      order: { id, role: 'sender', needsMe: false },
      negotiation: { offers: [{ amount: 7000, isMine: false }] },
    });
    const stranger = await carrier(world);
    expect((await infoFor(stranger, packageId, by.id)).problem.code).toBe('not_found');
    expect((await infoFor(stranger, packageId, sender.id)).problem.code).toBe('not_found');
    expect((await infoFor(sender, packageId, sender.id)).problem.code).toBe('not_found');
    expect((await infoFor(sender, packageId, newId('user'))).problem.code).toBe('not_found');
  });

  it('is told of a booking to the carrier it asks, and to no other', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const trip = (await offerTrip(by)).result;
    const booked = (await book(sender, trip)).result;
    expect((await infoFor(by, booked.id, by.id)).result).toMatchObject({
      canAsk: false,
      order: { askedBy: 'sender', needsMe: true },
    });
    const other = await carrier(world);
    expect((await infoFor(other, booked.id, other.id)).problem.code).toBe('not_found');
  });
});
