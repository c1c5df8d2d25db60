import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { updateOrder } from '../../src/modules/orders/commands/update-order.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { codesOf, dealAt, moveTo, orderOf } from '../support/orders.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

const { Completed, Disputed, Cancelled, PickedUp } = orderStatus;
/** Another code than this one. */
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const turnBack = (orderId: string, minutes: number) =>
  world.db`update order_event set happened_at = happened_at - ${minutes} * interval '1 minute' where order_id = ${orderId}`;

describe('a code', () => {
  it('that is wrong says how many tries are left, and rests after five', async () => {
    const { carrier: by, orderId } = await dealAt(world, 'Accepted');
    const { pickup } = codesOf(world, orderId);
    for (const triesLeft of [4, 3, 2, 1])
      expect((await moveTo(by, orderId, 'PickedUp', { code: wrong(pickup) })).problem).toMatchObject({
        code: 'code_wrong',
        triesLeft,
      });
    expect((await moveTo(by, orderId, 'PickedUp', { code: wrong(pickup) })).problem).toMatchObject({
      code: 'code_resting',
      retryAfterSeconds: 1800,
    });
    expect((await moveTo(by, orderId, 'PickedUp', { code: pickup })).problem.code, 'the right one rests, too').toBe(
      'code_resting',
    );
    await world.db`update delivery_order set pickup_rests_until = now() - interval '1 second' where id = ${orderId}`;
    expect((await moveTo(by, orderId, 'PickedUp', { code: wrong(pickup) })).problem).toMatchObject({ triesLeft: 4 });
    expect((await moveTo(by, orderId, 'PickedUp', { code: pickup })).result.orderStatus).toBe(PickedUp);
  });

  it('that rests does not keep a photo from proving it', async () => {
    const { carrier: by, orderId } = await dealAt(world, 'PickedUp');
    const { handover } = codesOf(world, orderId);
    for (let index = 0; index < 5; index += 1) await moveTo(by, orderId, 'Delivered', { code: wrong(handover) });
    const imageIdList = [await uploadedPicture(world, by.id)];
    expect((await moveTo(by, orderId, 'Delivered', { code: handover, imageIdList })).problem.code).toBe('code_resting');
    expect((await moveTo(by, orderId, 'Delivered', { imageIdList })).status).toBe(200);
  });

  it('is counted when many guess at the same moment: five are heard', async () => {
    const { carrier: by, orderId } = await dealAt(world, 'PickedUp');
    const { handover } = codesOf(world, orderId);
    const answers = await atOnce(12, () => moveTo(by, orderId, 'Delivered', { code: wrong(handover) }));
    expect(tally(answers)).toEqual({ code_wrong: 4, code_resting: 8 });
  });

  it('belongs to its moment: neither the other one nor that of another order opens anything', async () => {
    const [one, other] = [await dealAt(world, 'Accepted'), await dealAt(world, 'Accepted')];
    const { pickup, handover } = codesOf(world, one.orderId);
    expect((await moveTo(one.carrier, one.orderId, 'PickedUp', { code: handover })).problem.code).toBe('code_wrong');
    const { pickup: theirs } = codesOf(world, other.orderId);
    expect((await moveTo(one.carrier, one.orderId, 'PickedUp', { code: theirs })).problem.code).toBe('code_wrong');
    expect((await moveTo(one.carrier, one.orderId, 'Delivered', { code: wrong(handover) })).problem.code).toBe(
      'step_not_allowed',
    );
    expect((await moveTo(one.sender, one.orderId, 'PickedUp', { code: wrong(pickup) })).problem.code).toBe('forbidden');
    expect((await moveTo(one.carrier, one.orderId, 'PickedUp', { code: pickup })).status).toBe(200);
    const [row] = await world.db`select pickup_wrong_tries, handover_wrong_tries from delivery_order where id = ${one.orderId}`;
    expect(row, 'tries that open nothing are not counted').toEqual({ pickupWrongTries: 0, handoverWrongTries: 0 });
  });

  it('of the receiver before is no longer one when there is a new receiver', async () => {
    const { carrier: by, orderId } = await dealAt(world, 'PickedUp');
    await world.db`update delivery_order set handover_code_number = 2 where id = ${orderId}`;
    expect((await moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover })).problem.code).toBe('code_wrong');
    const { handover } = codesOf(world, orderId, 2);
    expect((await moveTo(by, orderId, 'Delivered', { code: handover })).result.orderStatus).toBe(Completed);
  });
});

describe('what was entered without network', () => {
  it('is written down with the time it really was', async () => {
    const { carrier: by, orderId } = await dealAt(world, 'Accepted');
    await turnBack(orderId, 300);
    const { pickup, handover } = codesOf(world, orderId);
    const [fetched, given] = [ago(120), ago(30)];
    expect((await moveTo(by, orderId, 'PickedUp', { code: pickup, happenedAt: fetched })).status).toBe(200);
    const { history } = (await moveTo(by, orderId, 'Delivered', { code: handover, happenedAt: given })).result;
    expect(history.slice(-3).map(({ what, at }) => [what, at])).toEqual([
      ['order.picked-up', fetched],
      ['order.delivered', given],
      ['order.completed', given],
    ]);
    expect(Date.parse(history.at(-1)?.heardAt ?? '')).toBeGreaterThan(Date.parse(given));
  });

  it('was not in the future, not a week ago and not before the step before', async () => {
    const { carrier: by, orderId } = await dealAt(world, 'Accepted');
    const { pickup } = codesOf(world, orderId);
    for (const happenedAt of [ago(-5), ago(7 * 1440 + 5), ago(30), 'yesterday'])
      expect((await moveTo(by, orderId, 'PickedUp', { code: pickup, happenedAt })).problem).toMatchObject({
        code: 'invalid_input',
        errors: [{ field: 'happenedAt' }],
      });
    const { history } = (await moveTo(by, orderId, 'PickedUp', { code: pickup, happenedAt: ago(-1) })).result;
    const last = history.at(-1);
    expect(last?.at.slice(0, 16), 'a clock that is a little fast is put right').toBe(last?.heardAt.slice(0, 16));
  });

  it('and comes too late changes nothing, but is kept for those who decide', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'InTransit');
    await turnBack(orderId, 60);
    expect((await moveTo(sender, orderId, 'Disputed', { message: 'Where is it?' })).status).toBe(200);
    const { handover } = codesOf(world, orderId);
    const happenedAt = ago(20);
    const key = randomUUID();
    const wrongOne = { code: wrong(handover), happenedAt };
    expect((await moveTo(by, orderId, 'Delivered', wrongOne)).problem.code, 'nobody tries codes out here').toBe('code_wrong');
    for (const again of [key, key, randomUUID()])
      expect((await moveTo(by, orderId, 'Delivered', { code: handover, happenedAt }, again)).problem.code).toBe(
        'step_not_allowed',
      );
    const { orderStatus: status, escrow, history } = await orderOf(sender, orderId);
    expect([status, escrow]).toEqual([Disputed, 'frozen']);
    expect(history.filter(({ what }) => what === 'claim-late')).toEqual([
      expect.objectContaining({ by: 'carrier', at: happenedAt, proof: 'code', orderStatus: null }),
    ]);
    expect((await moveTo(sender, orderId, 'Delivered', { code: handover, happenedAt })).problem.code).toBe('step_not_allowed');
  });

  it('after the delivery was cancelled is kept, too', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'Accepted');
    await turnBack(orderId, 60);
    const reasons = { cancellationReasons: [{ id: 1, customText: '' }] };
    expect((await moveTo(sender, orderId, 'Cancelled', reasons)).status).toBe(200);
    const claim = { imageIdList: [await uploadedPicture(world, by.id)], happenedAt: ago(5) };
    expect((await moveTo(by, orderId, 'PickedUp', claim)).problem.code).toBe('step_not_allowed');
    const { orderStatus: status, history } = await orderOf(by, orderId);
    expect(status).toBe(Cancelled);
    expect(history.at(-1)).toMatchObject({ what: 'claim-late', proof: 'photo', images: [{ publicId: claim.imageIdList[0] }] });
  });

  it('is answered as before when it comes again, however long ago it was by then', async () => {
    const { carrier: by, orderId } = await dealAt(world, 'Accepted');
    await turnBack(orderId, 6 * 1440);
    const claim = {
      orderId,
      orderStatus: PickedUp,
      code: codesOf(world, orderId).pickup,
      happenedAt: ago(5 * 1440),
      cancellationReasons: [],
      imageIdList: [],
      message: '',
    };
    const key = randomUUID();
    const repeat = () => updateOrder(world.node.context, by.id, key, claim);
    expect(await repeat()).toBe(orderId);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 });
    expect(await repeat().finally(() => vi.useRealTimers())).toBe(orderId);
  });

  it('and comes too late with the same words and a photo is kept with its photo', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'InTransit');
    await turnBack(orderId, 60);
    expect((await moveTo(sender, orderId, 'Disputed', { message: 'Where is it?' })).status).toBe(200);
    const happenedAt = ago(20);
    const picture = await uploadedPicture(world, by.id);
    for (const imageIdList of [[], [picture], [picture]])
      expect((await moveTo(by, orderId, 'Delivered', { happenedAt, imageIdList })).problem.code).toBe('step_not_allowed');
    const claims = (await orderOf(by, orderId)).history.filter(({ what }) => what === 'claim-late');
    expect(claims.map(({ proof, images }) => [proof, images.map(({ publicId }) => publicId)])).toEqual([
      [null, []],
      ['photo', [picture]],
    ]);
  });
});
