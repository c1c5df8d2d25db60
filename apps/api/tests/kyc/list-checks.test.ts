import { listChecks } from '@waybill/contract/ops/list-checks';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useCheckDesk } from './check-desk.ts';
import { accept, personWithDocuments, refuse, uploadAll } from './documents.ts';

const { world } = useCheckDesk();

describe('the queue of identity checks', () => {
  it('shows what was handed in, the longest waiting first, page by page; drafts are nobody’s business', async () => {
    const staff = await staffMember(world);
    const first = await personWithDocuments(world, staff);
    const second = await personWithDocuments(world, staff);
    const drafting = await verifiedPerson(world);
    await uploadAll(drafting, ['front']);
    const seen: string[] = [];
    const turn = async (cursor?: string): Promise<void> => {
      const { items, nextCursor } = (await staff.call(listChecks, { query: { limit: 1, ...(cursor ? { cursor } : {}) } })).result;
      seen.push(...items.map(({ person }) => person.id));
      if (nextCursor) await turn(nextCursor);
    };
    await turn();
    expect(seen.filter((id) => [first.id, second.id, drafting.id].includes(id))).toEqual([first.id, second.id]);
    await accept(staff, first.checkId);
    await refuse(staff, second.checkId);
    const { items } = (await staff.call(listChecks, { query: { state: 'decided', limit: 2 } })).result;
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [second.checkId, 'refused'],
      [first.checkId, 'accepted'],
    ]);
  });
});
