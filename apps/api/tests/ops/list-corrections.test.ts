import { listCorrections } from '@waybill/contract/ops/list-corrections';
import { describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { decide, propose } from '../support/corrections.ts';
import { verifiedPerson } from '../support/people.ts';
import { useCorrectionDesk } from './correction-desk.ts';

const { world, desk } = useCorrectionDesk();

describe('the list', () => {
  it('has those that wait first, each newest first, and loses none between pages', async () => {
    const person = await verifiedPerson(world);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.push((await propose(desk.ada, person.id, { amount: 100 + index })).result.id);
    await decide(desk.bola, ids[3] ?? '', 'reject');
    await decide(desk.bola, ids[1] ?? '', 'approve');
    const all = await allPages(async (on) => (await desk.bola.call(listCorrections, { query: { limit: 2, ...on } })).result);
    const seen = all.map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => ids.includes(id))).toEqual([4, 2, 0, 3, 1].map((index) => ids[index]));
    const skipped = (await desk.bola.call(listCorrections, { query: { limit: 3, skip: 2 } })).result.items;
    expect(skipped.map(({ id }) => id)).toEqual(seen.slice(2, 5));
  });
});
