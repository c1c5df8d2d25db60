import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { listProposals } from '@waybill/contract/ops/list-proposals';
import { describe, expect, it } from 'vitest';
import { because, decide, proposals, propose, splitOf, useProposalDesk } from './proposal-desk.ts';

const { desk, dispute } = useProposalDesk();

describe('decisions that wait for a second person', () => {
  it('come the longest waiting first, page by page, and those that are over the newest first', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) ids.push((await propose(desk.ngozi, splitOf((await dispute()).orderId))).result.id);
    const first = (await desk.tunde.call(listProposals, { query: { limit: 2 } })).result;
    const second = (await desk.tunde.call(listProposals, { query: { limit: 2, cursor: first.nextCursor } })).result;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    await decide(desk.lead, ids[0] ?? '', 'decline');
    await decide(desk.lead, ids[1] ?? '', 'confirm');
    expect((await proposals(desk.tunde)).map(({ id }) => id)).toEqual([ids[2]]);
    const over = await proposals(desk.tunde, { state: 'over' });
    expect(over.map(({ id, state }) => [id, state])).toEqual([
      [ids[1], 'confirmed'],
      [ids[0], 'declined'],
    ]);
  });

  it('offer nothing to whoever may not confirm them: neither who proposed it, nor a second one below the sum', async () => {
    const { orderId } = await dispute();
    await propose(desk.ngozi, splitOf(orderId));
    const seenBy = async (staff: typeof desk.ngozi) => (await proposals(staff, { caseId: orderId })).map(({ can }) => can);
    expect(await seenBy(desk.ngozi)).toEqual([{ confirm: false, decline: true }]);
    expect(await seenBy(desk.tunde)).toEqual([{ confirm: false, decline: true }]);
    expect(await seenBy(desk.lead)).toEqual([{ confirm: true, decline: true }]);
  });

  it('lapse as soon as the case is decided otherwise, and count no more', async () => {
    const { orderId } = await dispute();
    await propose(desk.ngozi, splitOf(orderId));
    const counted = (await desk.lead.call(getOverview)).result.proposals.count;
    await desk.lead.call(decideDispute, { params: { orderId }, body: { decision: 'refund', because } });
    expect((await proposals(desk.lead, { caseId: orderId, state: 'over' })).map(({ state }) => state)).toEqual(['lapsed']);
    expect((await desk.lead.call(getOverview)).result.proposals.count).toBe(counted - 1);
  });
});
