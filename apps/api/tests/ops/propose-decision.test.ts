import { randomUUID } from 'node:crypto';
import { claimCase } from '@waybill/contract/ops/claim-case';
import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { orderStatus } from '@waybill/contract/orders/enums';
import { describe, expect, it } from 'vitest';
import { decideDisputeNow } from '../../src/ops/decide-dispute.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { orderOf } from '../support/orders.ts';
import { balanceOf, unclearedOf } from '../support/people-with-money.ts';
import { actsAbout, makeStaff } from '../support/staff.ts';
import { because, decide, largeSum, preview, proposals, propose, splitOf, useProposalDesk } from './proposal-desk.ts';

const { world, desk, dispute } = useProposalDesk();

describe('a decision above the limit of whoever takes it', () => {
  it('is not made alone, however small the part that they split off: all that is held counts', async () => {
    const { sender, orderId } = await dispute();
    const bodies = [{ decision: 'refund' }, { decision: 'release' }, { decision: 'split', carrierGets: 1 }];
    for (const body of bodies) {
      const { problem } = await desk.ngozi.call(decideDispute, { params: { orderId }, body: { ...body, because } });
      expect([problem.code, problem.detail]).toEqual([
        'needs_second_person',
        'This is about ₦80,500.00, and you decide about ₦50,000.00 alone. Propose it: a second person confirms it.',
      ]);
    }
    expect(await orderOf(sender, orderId)).toMatchObject({ orderStatus: orderStatus.Disputed, escrow: 'frozen' });
    expect(await actsAbout(world, sender.id)).toEqual([]);
  });

  it('is proposed with its reason and its exact sums; nothing moves, and it is written down', async () => {
    const { sender, carrier, orderId } = await dispute();
    const before = (await desk.ngozi.call(getOverview)).result.proposals.count;
    const { status, result } = await propose(desk.ngozi, splitOf(orderId));
    expect(status).toBe(201);
    expect(result).toMatchObject({
      decision: splitOf(orderId),
      amount: largeSum,
      currency: 'NGN',
      because,
      state: 'waiting',
      isOwn: true,
      can: { confirm: false, decline: true },
    });
    expect(result.shares.map(({ side, amount }) => [side, amount])).toEqual([
      ['carrier', 27_000],
      ['commission', 3_000],
      ['charge', 500],
      ['sender', 50_000],
    ]);
    expect([await balanceOf(world, sender.id, 'NGN'), await unclearedOf(world, carrier.id)]).toEqual([0, 0]);
    expect((await actsAbout(world, sender.id)).map(({ what, staffId }) => [what, staffId])).toEqual([
      ['decision-proposed', desk.ngozi.id],
    ]);
    expect((await desk.ngozi.call(getOverview)).result.proposals.count).toBe(before + 1);
    expect((await proposals(desk.lead, { caseId: orderId })).map(({ id, can }) => [id, can.confirm])).toEqual([
      [result.id, true],
    ]);
  });

  it('is looked at while a colleague has the case, proposed by whoever has it, and theirs no longer', async () => {
    const { orderId } = await dispute();
    await desk.ngozi.call(claimCase, { params: { kind: 'dispute', id: orderId }, body: {} });
    expect((await preview(desk.tunde, splitOf(orderId))).result.needsSecond).toBe(true);
    expect((await propose(desk.tunde, splitOf(orderId))).problem.code).toBe('already_taken');
    const { id } = (await propose(desk.ngozi, splitOf(orderId))).result;
    expect((await decide(desk.lead, id, 'confirm')).result.state).toBe('confirmed');
  });

  it('is proposed once for a case, and once under one key', async () => {
    const { orderId } = await dispute();
    const key = randomUUID();
    const answers = await atOnce(4, () => propose(desk.ngozi, splitOf(orderId), key));
    expect(tally(answers)).toEqual({ 201: 4 });
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect((await propose(desk.ngozi, splitOf(orderId, 5), key)).problem.code).toBe('key_used_otherwise');
    expect((await propose(desk.tunde, splitOf(orderId, 5))).problem.code).toBe('already_decided');
    expect(await proposals(desk.ngozi, { caseId: orderId })).toHaveLength(1);
  });

  it('is not proposed by one of the two sides, about nothing, or for what is over', async () => {
    const { sender, orderId } = await dispute();
    await makeStaff(world, sender, 'support');
    expect((await propose(sender, splitOf(orderId))).problem.code).toBe('forbidden');
    expect((await propose(desk.ngozi, { kind: 'payout', reference: 'wb-nothing' })).problem.code).toBe('not_in_role');
    expect((await propose(desk.ngozi, splitOf(orderId, 90_000))).problem.code).toBe('invalid_input');
    await desk.lead.call(decideDispute, { params: { orderId }, body: { decision: 'refund', because } });
    expect((await propose(desk.ngozi, splitOf(orderId))).problem.code).toBe('step_not_allowed');
  });

  it('has no limit on the command line, where somebody sits at the machine itself', async () => {
    const { sender, orderId } = await dispute();
    await decideDisputeNow(world.node.context, { order: orderId, decision: 'refund', amount: undefined, because });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(largeSum);
  });
});
