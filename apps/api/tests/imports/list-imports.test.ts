import { listImports } from '@waybill/contract/imports/list-imports';
import { describe, expect, it } from 'vitest';
import { csvOfRows, csvRow, importOf, rowsOf } from '../support/imports.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('the list of imports', () => {
  it('has one’s own, the newest first, with how far each is', async () => {
    const [shop, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const ids: string[] = [];
    for (const count of [1, 2, 3])
      ids.unshift((await importOf(shop, csvOfRows([...rowsOf(count), csvRow(9, { phone: '' })]))).id);
    await importOf(other, csvOfRows(rowsOf(1)));
    const first = (await shop.call(listImports, { query: { limit: 2 } })).result;
    const second = (await shop.call(listImports, { query: { limit: 2, cursor: first.nextCursor ?? '' } })).result;
    expect([...first.items, ...second.items].map(({ id, counts }) => [id, counts.ready, counts.faulty])).toEqual(
      ids.map((id, index) => [id, 3 - index, 1]),
    );
    expect(second.nextCursor).toBeNull();
  });
});
