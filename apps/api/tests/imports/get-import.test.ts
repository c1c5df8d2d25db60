import { getImport } from '@waybill/contract/imports/get-import';
import { describe, expect, it } from 'vitest';
import { csvOfRows, importOf, rowsOf } from '../support/imports.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('an import', () => {
  it('is there again on another device, with all that was typed, or only how far it is', async () => {
    const shop = await verifiedPerson(world);
    const made = await importOf(shop, csvOfRows(rowsOf(3)));
    const params = { importId: made.id };
    expect((await shop.call(getImport, { params })).result).toEqual(made);
    expect((await shop.call(getImport, { params, query: { rows: 'none' } })).result).toEqual({ ...made, rows: [] });
  });

  it('is nobody else’s', async () => {
    const { id } = await importOf(await verifiedPerson(world), csvOfRows(rowsOf(1)));
    const { problem } = await (await verifiedPerson(world)).call(getImport, { params: { importId: id } });
    expect(problem.code).toBe('not_found');
  });
});
