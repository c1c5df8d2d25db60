import { listCorrections } from '@waybill/contract/ops/list-corrections';
import { describe, expect, it } from 'vitest';
import { decide, propose } from '../support/corrections.ts';
import { verifiedPerson } from '../support/people.ts';
import { useCorrectionDesk } from './correction-desk.ts';

const setup = useCorrectionDesk();
const { world } = setup;

describe('the list', () => {
  it('has those that wait first, each newest first, and loses none between pages', async () => {
    const person = await verifiedPerson(world);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.push((await propose(setup.ada, person.id, { amount: 100 + index })).result.id);
    await decide(setup.bola, ids[3] ?? '', 'reject');
    await decide(setup.bola, ids[1] ?? '', 'approve');
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { id: string }[]; nextCursor: string | null } = (
        await setup.bola.call(listCorrections, { query: { limit: 2, ...(cursor ? { cursor } : {}) } })
      ).result;
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => ids.includes(id))).toEqual([4, 2, 0, 3, 1].map((index) => ids[index]));
    const skipped = (await setup.bola.call(listCorrections, { query: { limit: 3, skip: 2 } })).result.items;
    expect(skipped.map(({ id }) => id)).toEqual(seen.slice(2, 5));
  });
});
