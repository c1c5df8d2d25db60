import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { describe, expect, it } from 'vitest';
import { decideDispute as decide } from '../../src/modules/ops/index.ts';
import { decideDisputeNow } from '../../src/ops/decide-dispute.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { chargeForSending, fee, orderOf } from '../support/orders.ts';
import { balanceOf, unclearedOf } from '../support/people-with-money.ts';
import { actsAbout, makeStaff } from '../support/staff.ts';
import { because, decideBy, useDisputeDesk } from './dispute-desk.ts';

const { world, disputed, desk } = useDisputeDesk();

describe('a decision', () => {
  it.each([
    ['refund', {}, 'dispute-refunded', { sender: fee + chargeForSending, carrier: 0, escrow: 'released' }],
    ['release', {}, 'dispute-released', { sender: 0, carrier: fee * 0.9, escrow: 'captured' }],
    ['split', { carrierGets: 2500.5 }, 'dispute-split', { sender: 3499.5, carrier: 2250.45, escrow: 'split' }],
  ] as const)('of %s moves the money so, tells both why, and is written down', async (decision, more, what, end) => {
    const { sender, carrier, orderId } = await disputed();
    const { result } = await decideBy(desk.ngozi, orderId, { decision, ...more });
    expect(result).toMatchObject({ kind: 'decided', escrow: end.escrow });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(end.sender);
    expect(await unclearedOf(world, carrier.id)).toBe(end.carrier);
    expect((await orderOf(carrier, orderId)).history.at(-1)).toMatchObject({ by: 'ops', message: because });
    const { trackingId: subject } = result;
    expect(await actsAbout(world, sender.id)).toEqual([{ staffId: desk.ngozi.id, what, subject, userId: sender.id, because }]);
  });

  it('is made once when two of us decide at the same moment', async () => {
    const { sender, carrier, orderId } = await disputed();
    const answers = await Promise.all([
      decideBy(desk.ngozi, orderId, { decision: 'refund' }),
      decideBy(desk.tunde, orderId, { decision: 'release' }),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, step_not_allowed: 1 });
    expect(await actsAbout(world, sender.id)).toHaveLength(1);
    const shares =
      (await balanceOf(world, sender.id, 'NGN')) / (fee + chargeForSending) +
      (await unclearedOf(world, carrier.id)) / (fee * 0.9);
    expect(shares).toBe(1);
  });

  it('is made once however often it is asked for under one key, and another one under that key is refused', async () => {
    const { sender, orderId } = await disputed();
    const key = randomUUID();
    const answers = await atOnce(4, () => decideBy(desk.ngozi, orderId, { decision: 'split', carrierGets: 1000 }, key));
    expect(tally(answers)).toEqual({ 200: 4 });
    expect(await actsAbout(world, sender.id)).toHaveLength(1);
    expect((await decideBy(desk.ngozi, orderId, { decision: 'refund' }, key)).problem.code).toBe('key_used_otherwise');
    expect((await decideBy(desk.ngozi, orderId, { decision: 'refund' })).problem.code).toBe('step_not_allowed');
  });

  it('and what is written of it are there together or not at all', async () => {
    const { sender, orderId } = await disputed();
    const staffId = 'usr_00000000000000000000000000';
    await expect(decide(world.node.context, { staffId, order: orderId, decision: 'refund', because })).rejects.toThrow('fkey');
    expect(await orderOf(sender, orderId)).toMatchObject({ orderStatus: orderStatus.Disputed, escrow: 'frozen' });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(0);
  });

  it('is never made by one of the two sides', async () => {
    const { sender, carrier, orderId } = await disputed();
    for (const side of [sender, carrier]) await makeStaff(world, side);
    expect((await decideBy(sender, orderId, { decision: 'refund' })).problem.code).toBe('forbidden');
    expect((await decideBy(carrier, orderId, { decision: 'release' })).problem.code).toBe('forbidden');
    expect((await decideBy(desk.ngozi, orderId, { decision: 'refund' })).status).toBe(200);
  });

  it.each([
    ['without a reason', { decision: 'refund', because: '' }],
    ['that is none', { decision: 'keep' }],
    ['to split nothing', { decision: 'split', carrierGets: 0 }],
    ['to split everything', { decision: 'split', carrierGets: fee }],
    ['to split without an amount', { decision: 'split' }],
    ['to refund a part', { decision: 'refund', carrierGets: 100 }],
  ])('%s is refused, and nothing moves', async (_, body) => {
    const { sender, orderId } = await disputed();
    expect((await decideBy(desk.ngozi, orderId, body)).problem.code).toBe('invalid_input');
    expect(await orderOf(sender, orderId)).toMatchObject({ orderStatus: orderStatus.Disputed, escrow: 'frozen' });
    expect(await actsAbout(world, sender.id)).toEqual([]);
  });

  it('from the command line is written down, too', async () => {
    const { sender, orderId } = await disputed();
    await decideDisputeNow(world.node.context, { order: orderId, decision: 'release', amount: undefined, because });
    expect((await actsAbout(world, sender.id)).map(({ staffId, what }) => [staffId, what])).toEqual([[null, 'dispute-released']]);
  });
});
