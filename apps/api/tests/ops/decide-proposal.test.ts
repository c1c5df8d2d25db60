import { randomUUID } from 'node:crypto';
import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { getDispute } from '@waybill/contract/ops/get-dispute';
import { orderStatus } from '@waybill/contract/orders/enums';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { moveTo, orderOf } from '../support/orders.ts';
import { balanceOf, unclearedOf } from '../support/people-with-money.ts';
import { actsAbout, makeStaff, staffMember } from '../support/staff.ts';
import { because, decide, largeSum, proposals, propose, splitOf, useProposalDesk } from './proposal-desk.ts';

const { world, desk, dispute } = useProposalDesk();

async function proposed() {
  const deal = await dispute();
  const { id } = (await propose(desk.ngozi, splitOf(deal.orderId))).result;
  const sums = async () => [await balanceOf(world, deal.sender.id, 'NGN'), await unclearedOf(world, deal.carrier.id)];
  return { ...deal, id, sums };
}

describe('what somebody proposed', () => {
  it('moves exactly what they saw once a second person confirms it, with the reason of the first for both sides', async () => {
    const { sender, carrier, orderId, id, sums } = await proposed();
    const { result } = await decide(desk.lead, id, 'confirm');
    expect(result).toMatchObject({ state: 'confirmed', can: { confirm: false, decline: false } });
    expect(await sums()).toEqual([50_000, 27_000]);
    expect((await orderOf(carrier, orderId)).history.at(-1)).toMatchObject({ by: 'ops', message: because });
    expect((await actsAbout(world, sender.id)).map(({ what, staffId }) => [what, staffId])).toEqual([
      ['decision-proposed', desk.ngozi.id],
      ['dispute-split', desk.lead.id],
      ['decision-confirmed', desk.lead.id],
    ]);
    const seen = (await desk.ngozi.call(getDispute, { params: { orderId } })).result;
    expect(seen).toMatchObject({ kind: 'decided', outcome: { decision: 'split' }, ended: { because } });
  });

  it('is confirmed once when two confirm at the same moment', async () => {
    const { sender, id, sums } = await proposed();
    const other = await staffMember(world, 'admin');
    expect(tally(await Promise.all([decide(desk.lead, id, 'confirm'), decide(other, id, 'confirm')]))).toEqual({
      200: 1,
      already_decided: 1,
    });
    expect(await sums()).toEqual([50_000, 27_000]);
    expect((await actsAbout(world, sender.id)).filter(({ what }) => what === 'decision-confirmed')).toHaveLength(1);
  });

  it('is confirmed once however often it is asked for under one key', async () => {
    const { sender, id } = await proposed();
    const key = randomUUID();
    expect(tally(await atOnce(4, () => decide(desk.lead, id, 'confirm', key)))).toEqual({ 200: 4 });
    expect((await actsAbout(world, sender.id)).filter(({ what }) => what === 'dispute-split')).toHaveLength(1);
    expect((await decide(desk.lead, id, 'decline', key)).problem.code).toBe('key_used_otherwise');
  });

  it('ends one way when it is confirmed and declined at the same moment', async () => {
    const { id, sums } = await proposed();
    const answers = await Promise.all([decide(desk.lead, id, 'confirm'), decide(desk.tunde, id, 'decline')]);
    expect(tally(answers)).toEqual({ 200: 1, already_decided: 1 });
    expect(await sums()).toEqual(answers[0]?.status === 200 ? [50_000, 27_000] : [0, 0]);
  });

  it('is never confirmed by whoever proposed it, even as a lead by now; they take it back', async () => {
    const { id, orderId, sums } = await proposed();
    await makeStaff(world, desk.ngozi, 'lead');
    expect((await decide(desk.ngozi, id, 'confirm')).problem.code).toBe('own_proposal');
    expect((await decide(desk.ngozi, id, 'decline')).result.state).toBe('declined');
    await makeStaff(world, desk.ngozi, 'support');
    expect(await sums()).toEqual([0, 0]);
    expect((await propose(desk.tunde, splitOf(orderId, 1000))).status).toBe(201);
  });

  it('is not confirmed by a second one whose own limit is below it, nor by a side of it', async () => {
    const { sender, carrier, id, sums } = await proposed();
    expect((await decide(desk.tunde, id, 'confirm')).problem.code).toBe('not_in_role');
    await makeStaff(world, sender);
    await makeStaff(world, carrier);
    expect((await decide(sender, id, 'decline')).problem.code).toBe('forbidden');
    expect((await decide(carrier, id, 'confirm')).problem.code).toBe('forbidden');
    expect(await sums()).toEqual([0, 0]);
    expect((await decide(await staffMember(world, 'checks'), id, 'decline')).problem.code).toBe('not_in_role');
    expect((await decide(desk.lead, id, 'confirm')).status).toBe(200);
  });

  it('is confirmed or decided otherwise, and not both, when a lead decides at the same moment', async () => {
    const { id, orderId, sums } = await proposed();
    const other = await staffMember(world, 'lead');
    const [confirmed, direct] = await Promise.all([
      decide(desk.lead, id, 'confirm'),
      other.call(decideDispute, { params: { orderId }, body: { decision: 'refund', because } }),
    ]);
    expect([confirmed.status, direct.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await sums()).toEqual(confirmed.status === 200 ? [50_000, 27_000] : [largeSum, 0]);
    const [seen] = await proposals(desk.lead, { caseId: orderId, state: 'over' });
    expect(seen?.state).toBe(confirmed.status === 200 ? 'confirmed' : 'lapsed');
  });

  it('lapses, and moves nothing, when the two sides settle it themselves at the same moment', async () => {
    const { sender, id, orderId, sums } = await proposed();
    const [confirmed, settled] = await Promise.all([decide(desk.lead, id, 'confirm'), moveTo(sender, orderId, 'Completed')]);
    const { orderStatus: status } = await orderOf(sender, orderId);
    expect(status).toBe(orderStatus.Completed);
    if (settled.status === 200) {
      expect(confirmed.problem.code).toBe('already_decided');
      expect(await sums()).toEqual([0, 72_000]);
    } else expect(await sums()).toEqual([50_000, 27_000]);
  });

  it('lapses when the sums are not any more what was proposed', async () => {
    const { id, orderId, sums } = await proposed();
    await world.db`
      update ops_proposal set shares = jsonb_set(shares, '{0,amountMinor}', '"2699999"') where id = ${id}`;
    const { problem } = await decide(desk.lead, id, 'confirm');
    expect([problem.code, problem.detail]).toEqual([
      'already_decided',
      'This cannot be confirmed any more, and nothing has moved. The sums are not any more what they were when it was proposed.',
    ]);
    expect(await sums()).toEqual([0, 0]);
    expect((await proposals(desk.lead, { caseId: orderId, state: 'over' })).map(({ state }) => state)).toEqual(['lapsed']);
    expect((await propose(desk.ngozi, splitOf(orderId))).status).toBe(201);
  });
});
