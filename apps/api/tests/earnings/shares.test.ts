import { removeMember } from '@waybill/contract/businesses/remove-member';
import { failAttempt } from '@waybill/contract/orders/fail-attempt';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { decideDisputeNow } from '../../src/ops/decide-dispute.ts';
import { atOnce } from '../support/at-once.ts';
import { type Business, businessDeal, give, type Member, memberOf } from '../support/businesses.ts';
import { codesOf, dealAt, moveTo, offer, orderOf } from '../support/orders.ts';
import { personWithMoney, unclearedOf } from '../support/people-with-money.ts';
import { nearTheDoor, soldParcel } from '../support/sold-parcels.ts';
import { checkedBusiness, uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { changeTerms, delivered, handOver, leaveAtDoor, linesOf, ridden, rideWith, setRule } from './riding.ts';

const world = useWorld({ ROLES: 'http' });
afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

let business: Business;
let rider: Member;
beforeAll(async () => {
  business = await checkedBusiness(world);
  rider = await memberOf(world, business, 'rider');
});

// A fee of 6,000 is 600 for us and 5,400 for the business.
const whole = { part: 'delivery', isCorrection: false, fee: 600_000, commission: 60_000, earned: 540_000 };

const decide = (order: string, decision: string, amount?: string) =>
  decideDisputeNow(world.node.context, { order, decision, amount, because: 'The photo shows an open box.' });

describe('a rider’s share', () => {
  it('is written down once with the handover, by the rule of that moment, and stays when the rule changes', async () => {
    await setRule(business, 60, 100);
    const { orderId } = await ridden(world, business, rider);
    await handOver(world, rider, orderId);
    const line = { ...whole, riderId: rider.person.id, share: 334_000, sharePercent: 60, perParcel: 10_000 };
    expect(await linesOf(world, orderId)).toEqual([line]);
    await setRule(business, 10);
    expect(await linesOf(world, orderId)).toEqual([line]);
    expect((await orderOf(rider.acting, orderId)).riderEarns).toBe(3340);
  });

  it('is by the rule of the handover, not of the day on which the work was given out', async () => {
    await setRule(business, 60);
    const { orderId } = await ridden(world, business, rider);
    expect((await orderOf(rider.acting, orderId)).riderEarns).toBe(3240);
    await setRule(business, 50);
    expect((await orderOf(rider.acting, orderId)).riderEarns, 'what it will be').toBe(2700);
    await handOver(world, rider, orderId);
    expect((await linesOf(world, orderId))[0]?.share).toBe(270_000);
  });

  it('is by the terms of a rider who has some, and by the rule again without them', async () => {
    await setRule(business, 50, 200);
    const other = await memberOf(world, business, 'rider', { sharePercent: 80 });
    expect((await linesOf(world, await delivered(world, business, other)))[0]).toMatchObject({ share: 432_000, perParcel: 0 });
    const changed = await changeTerms(business, other.person.id, { sharePercent: null, sharePerParcel: 900.5 });
    expect(changed.result).toMatchObject({ sharePercent: null, sharePerParcel: 900.5 });
    expect((await linesOf(world, await delivered(world, business, other)))[0]).toMatchObject({ share: 90_050, sharePercent: 0 });
    await changeTerms(business, other.person.id, { sharePerParcel: null });
    expect((await linesOf(world, await delivered(world, business, other)))[0]?.share).toBe(290_000);
  });

  it('is of parcels in the currency of its sum: naira are not read as dollars', async () => {
    await setRule(business, 10, 200);
    const { orderId } = await ridden(world, business, rider);
    await world.db`update share_rule set currency = 'USD' where business_id = ${business.id}`;
    await handOver(world, rider, orderId);
    expect((await linesOf(world, orderId))[0]?.share).toBe(54_000);
  });

  it('is nothing where the business pays its riders in another way, and its line is there all the same', async () => {
    await setRule(business, null);
    const orderId = await delivered(world, business, rider);
    expect(await linesOf(world, orderId)).toEqual([
      { ...whole, riderId: rider.person.id, share: 0, sharePercent: null, perParcel: null },
    ]);
    expect((await orderOf(rider.acting, orderId)).riderEarns).toBeNull();
  });

  it('is nobody’s of what a business carries without a rider; one person who carries has no lines', async () => {
    await setRule(business, 60);
    const { orderId } = await businessDeal(world, business, 'InTransit');
    await moveTo(business, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    expect(await linesOf(world, orderId)).toMatchObject([{ ...whole, riderId: null, share: 0 }]);
    const alone = await dealAt(world, 'InTransit');
    await moveTo(alone.carrier, alone.orderId, 'Delivered', { code: codesOf(world, alone.orderId).handover });
    expect(await linesOf(world, alone.orderId)).toEqual([]);
  });

  it('is there from the handover on where the sender has yet to confirm, and is not counted twice then', async () => {
    await setRule(business, 60);
    const { orderId, sender } = await ridden(world, business, rider);
    await leaveAtDoor(world, rider, orderId);
    expect(await linesOf(world, orderId)).toMatchObject([{ share: 324_000 }]);
    await setRule(business, 20);
    await moveTo(sender, orderId, 'Completed');
    expect(await linesOf(world, orderId)).toMatchObject([{ share: 324_000 }]);
  });

  it('is of whoever handed it over, also once they are let go', async () => {
    await setRule(business, 60);
    const gone = await memberOf(world, business, 'rider');
    const { orderId, sender } = await ridden(world, business, gone);
    await leaveAtDoor(world, gone, orderId);
    await business.call(removeMember, { params: { userId: gone.person.id } });
    await moveTo(sender, orderId, 'Completed');
    expect(await linesOf(world, orderId)).toMatchObject([{ riderId: gone.person.id, share: 324_000 }]);
  });

  it('is one line for each parcel, however often and at once it is said', async () => {
    await setRule(business, 60);
    const { orderId } = await ridden(world, business, rider);
    await atOnce(8, () => handOver(world, rider, orderId));
    expect(await linesOf(world, orderId)).toHaveLength(1);
    const others = await Promise.all([1, 2, 3].map(() => ridden(world, business, rider)));
    await Promise.all([
      ...others.map((deal) => handOver(world, rider, deal.orderId)),
      setRule(business, 40),
      setRule(business, 30),
    ]);
    for (const deal of others) {
      const [line, ...more] = await linesOf(world, deal.orderId);
      expect(more).toEqual([]);
      expect([324_000, 216_000, 162_000], 'of one rule or the other, whole').toContain(line?.share);
    }
  });
});

describe('money that goes back', () => {
  const disputed = async () => {
    const deal = await ridden(world, business, rider);
    await leaveAtDoor(world, rider, deal.orderId);
    await moveTo(deal.sender, deal.orderId, 'Disputed', { message: 'The box is empty' });
    return deal;
  };

  it('takes the share back with it', async () => {
    await setRule(business, 60, 100);
    const { orderId } = await disputed();
    await decide(orderId, 'refund');
    expect(await linesOf(world, orderId)).toMatchObject([
      { ...whole, share: 334_000 },
      { isCorrection: true, fee: -600_000, commission: -60_000, earned: -540_000, share: -334_000, riderId: rider.person.id },
    ]);
    expect((await orderOf(rider.acting, orderId)).riderEarns).toBe(0);
  });

  it('leaves all of it where the carrier was right', async () => {
    const { orderId } = await disputed();
    await decide(orderId, 'release');
    expect(await linesOf(world, orderId)).toHaveLength(1);
  });

  it('in part, leaves the share of the rest by the rule of the handover', async () => {
    await setRule(business, 50, 100);
    const { orderId } = await disputed();
    await setRule(business, 1);
    await decide(orderId, 'split', '2000');
    const [, back] = await linesOf(world, orderId);
    // 2,000 less 200 are 1,800, of which half and 100 are 1,000; the line was of 2,800.
    expect(back).toMatchObject({ fee: -400_000, commission: -40_000, earned: -360_000, share: -180_000 });
  });

  it('is written down for a parcel that never was handed over, if it is paid', async () => {
    await setRule(business, 50);
    const { orderId, sender } = await ridden(world, business, rider);
    await moveTo(sender, orderId, 'Disputed', { message: 'Where is it?' });
    await decide(orderId, 'split', '3000');
    expect(await linesOf(world, orderId)).toMatchObject([{ fee: 300_000, commission: 30_000, earned: 270_000, share: 135_000 }]);
    const none = await ridden(world, business, rider);
    await moveTo(none.sender, none.orderId, 'Disputed', { message: 'Where is it?' });
    await decide(none.orderId, 'refund');
    expect(await linesOf(world, none.orderId)).toEqual([]);
  });
});

describe('an attempt at which nobody took the parcel', () => {
  it('is shared by the percent alone, and so is the way back', async () => {
    await setRule(business, 50, 100);
    const sender = await personWithMoney(world, { NGN: 50_000 });
    const { packageId } = await soldParcel(world, sender);
    const { id: orderId } = (await offer(business, packageId)).result;
    await moveTo(sender, orderId, 'Accepted');
    await give(business, orderId, rider.person.id);
    await moveTo(rider.acting, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
    await moveTo(rider.acting, orderId, 'InTransit');
    const imageIdList = [await uploadedPicture(world, business.id)];
    await rider.acting.call(failAttempt, {
      params: { id: orderId },
      body: { reason: 'nobody-there', imageIdList, ...nearTheDoor },
    });
    const half = { fee: 300_000, commission: 30_000, earned: 270_000, share: 135_000, riderId: rider.person.id };
    expect(await linesOf(world, orderId)).toMatchObject([{ ...half, part: 'attempt-1' }]);
    await moveTo(sender, orderId, 'Returning');
    await moveTo(sender, orderId, 'Cancelled');
    expect(await linesOf(world, orderId)).toMatchObject([{ part: 'attempt-1' }, { ...half, part: 'return' }]);
    expect((await orderOf(rider.acting, orderId)).riderEarns).toBe(2700);
  });
});

describe('the lines of a business', () => {
  it('agree with its wallet to the kobo, whatever the rules and the decisions', async () => {
    const paying = await checkedBusiness(world);
    const people = [await memberOf(world, paying, 'rider'), await memberOf(world, paying, 'rider', { sharePercent: 33 })];
    const story = fc.record({
      percent: fc.option(fc.integer({ min: 0, max: 100 })),
      perParcel: fc.option(fc.integer({ min: 0, max: 99_999 }).map((kobo) => kobo / 100)),
      who: fc.integer({ min: 0, max: 1 }),
      end: fc.oneof(fc.constant('code'), fc.constant('refund'), fc.integer({ min: 1, max: 599_999 })),
    });
    await fc.assert(
      fc.asyncProperty(story, async ({ percent, perParcel, who, end }) => {
        const chosen = people[who];
        if (!chosen) throw new Error('Nobody rides');
        await setRule(paying, percent, perParcel);
        const { orderId, sender } = await ridden(world, paying, chosen);
        if (end === 'code') await handOver(world, chosen, orderId);
        else {
          await leaveAtDoor(world, chosen, orderId);
          await moveTo(sender, orderId, 'Disputed', { message: 'The box is empty' });
          await (end === 'refund' ? decide(orderId, 'refund') : decide(orderId, 'split', String(Number(end) / 100)));
        }
        const [sums] = await world.db`
          select sum(earned_minor)::int as earned, sum(fee_minor - commission_minor - earned_minor)::int as lost, min(share)::int as least
          from (select *, sum(share_minor) over (partition by order_id) as share from ride_earning where business_id = ${paying.id}) as lines`;
        expect(sums).toMatchObject({ earned: Math.round((await unclearedOf(world, paying.id)) * 100), lost: 0 });
        expect(sums?.least, 'nobody owes a share').toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 12 },
    );
  });

  it('say with which vehicle it was', async () => {
    const vehicleId = await rideWith(world, business, rider, 'LND-101-XA');
    const { orderId, sender } = await ridden(world, business, rider);
    await leaveAtDoor(world, rider, orderId);
    await world.db`update vehicle_holding set ended_at = now() where vehicle_id = ${vehicleId}`;
    await moveTo(sender, orderId, 'Disputed', { message: 'The box is empty' });
    await decide(orderId, 'refund');
    const vehicles = await world.db`select vehicle_id from ride_earning where order_id = ${orderId}`;
    expect(vehicles, 'what goes back is taken from the same vehicle').toEqual([{ vehicleId }, { vehicleId }]);
  });
});
