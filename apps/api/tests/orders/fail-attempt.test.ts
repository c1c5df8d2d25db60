import { randomUUID } from 'node:crypto';
import { attemptReasons, orderStatus } from '@waybill/contract/orders/enums';
import { getTracking } from '@waybill/contract/orders/get-tracking';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { carrier, codesOf, dealAt, fee, letTimePass, moveTo, orderOf } from '../support/orders.ts';
import { balanceOf, unclearedOf } from '../support/people-with-money.ts';
import { again, arrive, fail, goods, nearTheDoor, payAtTheDoor, type Sold, soldAt } from '../support/sold-parcels.ts';
import { uploadedPicture, wuse } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const { InTransit, AttemptFailed, Returning, Cancelled, Disputed, Completed } = orderStatus;
const half = fee / 2;
const lessCommission = (naira: number) => naira * 0.9;

const statusOf = async ({ sender, orderId }: Pick<Sold, 'sender' | 'orderId'>) => (await orderOf(sender, orderId)).orderStatus;
const returnCodeOf = async ({ sender, orderId }: Sold) => (await orderOf(sender, orderId)).returnCode ?? '';

describe('an attempt that failed', () => {
  it('pays the carrier half of the fee, and asks the seller what next', async () => {
    const deal = await soldAt(world, 'InTransit');
    await arrive(deal.carrier, deal.orderId);
    const { status, result } = await fail(world, deal, { reason: 'cannot-pay', message: 'She had no money on her' });
    expect([status, result.orderStatus, result.needsMe]).toEqual([200, AttemptFailed, false]);
    expect(await unclearedOf(world, deal.carrier.id)).toBe(lessCommission(half));
    const seen = await orderOf(deal.sender, deal.orderId);
    expect(seen).toMatchObject({ needsMe: true, movesBy: { to: Returning }, door: { canTryAgain: true, until: null } });
    expect(seen.door?.attempts).toMatchObject([{ reason: 'cannot-pay', images: [{}] }]);
    expect(seen.actions.map(({ to, needs }) => [to, needs])).toEqual([
      [InTransit, 'again'],
      [Returning, null],
      [Disputed, 'complaint'],
    ]);
    expect(Math.round((Date.parse(seen.movesBy?.at ?? '') - Date.now()) / 3_600_000)).toBe(24);
  });

  it.each(attemptReasons)('can be for this: %s', async (reason) => {
    const deal = await soldAt(world, 'PickedUp');
    expect((await fail(world, deal, { reason })).result.door?.attempts).toMatchObject([{ reason }]);
  });

  it('counts only with a photo, from near the door, with a reason from the list', async () => {
    const deal = await soldAt(world, 'InTransit');
    expect((await fail(world, deal, { imageIdList: [] })).problem.code).toBe('invalid_input');
    expect((await fail(world, deal, { reason: 'raining' })).problem.code).toBe('invalid_input');
    expect((await fail(world, deal, { latitude: undefined })).problem.code).toBe('invalid_input');
    const far = await fail(world, deal, { latitude: wuse.latitude + 0.05 });
    expect([far.status, far.problem.code]).toEqual([409, 'out_of_reach']);
    expect(await unclearedOf(world, deal.carrier.id)).toBe(0);
    expect(await statusOf(deal)).toBe(InTransit);
  });

  it('is there for what was sold, and for its carrier, only', async () => {
    const ordinary = await dealAt(world, 'InTransit');
    expect((await fail(world, ordinary)).problem.code).toBe('step_not_allowed');
    const deal = await soldAt(world, 'InTransit');
    const asSeller = await fail(world, { carrier: deal.sender, orderId: deal.orderId });
    expect([asSeller.status, asSeller.problem.code]).toEqual([403, 'forbidden']);
    expect((await fail(world, { carrier: await carrier(world), orderId: deal.orderId })).problem.code).toBe('not_found');
  });

  it('is no step that the plain call takes', async () => {
    const deal = await soldAt(world, 'InTransit');
    const imageIdList = [await uploadedPicture(world, deal.carrier.id)];
    expect((await moveTo(deal.carrier, deal.orderId, 'AttemptFailed', { imageIdList })).problem.code).toBe('step_not_allowed');
    await fail(world, deal);
    expect((await moveTo(deal.sender, deal.orderId, 'InTransit')).problem.code).toBe('step_not_allowed');
    expect(await statusOf(deal)).toBe(AttemptFailed);
  });

  it('asked twice under a key is one, and two at once are one', async () => {
    const deal = await soldAt(world, 'InTransit');
    const [key, imageIdList] = [randomUUID(), [await uploadedPicture(world, deal.carrier.id)]];
    const answers = await atOnce(4, () => fail(world, deal, { imageIdList }, key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const other = await soldAt(world, 'InTransit');
    const both = await atOnce(2, () => fail(world, other));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const { carrier: by } of [deal, other]) expect(await unclearedOf(world, by.id)).toBe(lessCommission(half));
  });

  it('entered without network has its own time, but not one before the last step', async () => {
    const deal = await soldAt(world, 'InTransit');
    const early = new Date(Date.now() - 3_600_000).toISOString();
    expect((await fail(world, deal, { happenedAt: early })).problem.code).toBe('invalid_input');
    await world.db`update order_event set happened_at = happened_at - interval '2 hours' where order_id = ${deal.orderId}`;
    expect((await fail(world, deal, { happenedAt: early })).result.door?.attempts).toMatchObject([{ at: early }]);
  });

  it('says on the public page that it was not handed over, and nothing of why', async () => {
    const deal = await soldAt(world, 'AttemptFailed');
    const { trackingId } = await orderOf(deal.sender, deal.orderId);
    const { result } = await world.visitor().call(getTracking, { params: { trackingId } });
    expect(result).toMatchObject({ orderStatus: AttemptFailed, position: null });
    expect(result.events.at(-1)?.what).toBe('order.attempt-failed');
    expect(JSON.stringify(result)).not.toMatch(/nobody-there|attempts/);
  });
});

describe('the way back', () => {
  it('begins when the seller says so, when a day is over, and after the second attempt at once', async () => {
    const said = await soldAt(world, 'AttemptFailed');
    expect((await moveTo(said.sender, said.orderId, 'Returning')).result.orderStatus).toBe(Returning);
    const silent = await soldAt(world, 'AttemptFailed');
    await letTimePass(world, silent.orderId);
    expect(await statusOf(silent)).toBe(Returning);
    const twice = await soldAt(world, 'AttemptFailed');
    expect((await again(twice.sender, twice.orderId)).status).toBe(200);
    const second = await fail(world, twice, { reason: 'refused' });
    expect([second.result.orderStatus, second.result.needsMe]).toEqual([Returning, true]);
    expect(second.result.history.slice(-2).map(({ what }) => what)).toEqual(['order.attempt-failed', 'order.returning']);
    expect(await unclearedOf(world, twice.carrier.id)).toBe(lessCommission(2 * half));
  });

  it('ends with the seller’s return code, and everybody has what was agreed', async () => {
    const deal = await soldAt(world, 'Returning');
    const before = await balanceOf(world, deal.sender.id, 'NGN');
    const code = await returnCodeOf(deal);
    expect(code).toMatch(/^\d{6}$/);
    expect(code).not.toBe(codesOf(world, deal.orderId).pickup);
    expect((await orderOf(deal.carrier, deal.orderId)).returnCode).toBeNull();
    const back = await moveTo(deal.carrier, deal.orderId, 'Cancelled', { code });
    expect([back.status, back.result.orderStatus]).toEqual([200, Cancelled]);
    // Half for the attempt, the other for the way back: the reserve is used up, and nothing is left of it.
    expect(await unclearedOf(world, deal.carrier.id)).toBe(lessCommission(fee));
    expect(await balanceOf(world, deal.sender.id, 'NGN')).toBe(before);
    expect((await orderOf(deal.sender, deal.orderId)).history.at(-1)).toMatchObject({ what: 'order.returned', proof: 'code' });
  });

  it('does not end with the code of the pickup, which the carrier knows, nor with a photo or nothing', async () => {
    const deal = await soldAt(world, 'Returning');
    const { pickup } = codesOf(world, deal.orderId);
    expect((await moveTo(deal.carrier, deal.orderId, 'Cancelled', { code: pickup })).problem.code).toBe('code_wrong');
    expect((await moveTo(deal.carrier, deal.orderId, 'Cancelled')).problem.code).toBe('proof_missing');
    const imageIdList = [await uploadedPicture(world, deal.carrier.id)];
    expect((await moveTo(deal.carrier, deal.orderId, 'Cancelled', { imageIdList })).problem.code).toBe('proof_missing');
    expect(await statusOf(deal)).toBe(Returning);
    for (const wrong of ['000001', '000002', '000003']) await moveTo(deal.carrier, deal.orderId, 'Cancelled', { code: wrong });
    expect((await moveTo(deal.carrier, deal.orderId, 'Cancelled', { code: '000004' })).problem.code).toBe('code_resting');
  });

  it('ends when the seller says that they have it', async () => {
    const deal = await soldAt(world, 'Returning');
    expect((await moveTo(deal.sender, deal.orderId, 'Cancelled')).result.orderStatus).toBe(Cancelled);
    expect(await unclearedOf(world, deal.carrier.id)).toBe(lessCommission(fee));
  });

  it('does not lead to the receiver any more', async () => {
    const deal = await soldAt(world, 'Returning');
    const code = codesOf(world, deal.orderId).handover;
    expect((await moveTo(deal.carrier, deal.orderId, 'Delivered', { code })).status).toBe(409);
    expect((await fail(world, deal)).problem.code).toBe('step_not_allowed');
    expect((await arrive(deal.carrier, deal.orderId)).problem.code).toBe('step_not_allowed');
  });

  it('that nobody ends is for our people after a week', async () => {
    const deal = await soldAt(world, 'Returning');
    expect((await orderOf(deal.sender, deal.orderId)).movesBy?.to).toBe(Disputed);
    await letTimePass(world, deal.orderId);
    expect(await orderOf(deal.sender, deal.orderId)).toMatchObject({ orderStatus: Disputed, escrow: 'frozen' });
  });
});

describe('at the same moment', () => {
  it('the code and a failed attempt are one of the two', async () => {
    const deal = await soldAt(world, 'InTransit');
    await payAtTheDoor(world, deal);
    const code = codesOf(world, deal.orderId).handover;
    const [handed, failed] = await Promise.all([moveTo(deal.carrier, deal.orderId, 'Delivered', { code }), fail(world, deal)]);
    expect([handed.status, failed.status].sort()).toEqual([200, 409]);
    const status = await statusOf(deal);
    expect(status).toBe(handed.status === 200 ? Completed : AttemptFailed);
    expect(await unclearedOf(world, deal.carrier.id)).toBe(lessCommission(status === Completed ? fee : half));
  });

  it('a payment and a failed attempt happen one after the other, and the money is in one place', async () => {
    const deal = await soldAt(world, 'InTransit');
    const [paid, failed] = await Promise.all([payAtTheDoor(world, deal), fail(world, deal)]);
    expect([paid, failed.status]).toEqual(['done', 200]);
    expect(await orderOf(deal.sender, deal.orderId)).toMatchObject({ orderStatus: AttemptFailed, door: { isPaid: true } });
    expect(await balanceOf(world, deal.buyerId, 'NGN')).toBe(0);
  });

  it('a payment that comes when it is on its way back is too late, and stays the buyer’s', async () => {
    const deal = await soldAt(world, 'Returning');
    expect(await payAtTheDoor(world, deal)).toBe('too-late');
    expect(await balanceOf(world, deal.buyerId, 'NGN')).toBe(fee + 500 + goods);
    expect((await orderOf(deal.sender, deal.orderId)).door?.isPaid).toBe(false);
  });
});

it('near means a kilometre', () => expect(nearTheDoor.latitude - wuse.latitude).toBeLessThan(0.009));
