import { deleteImport } from '@waybill/contract/imports/delete-import';
import { getImport } from '@waybill/contract/imports/get-import';
import { describe, expect, it } from 'vitest';
import { csvOfRows, importOf, rowsOf } from '../support/imports.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('putting an import away', () => {
  it('takes its rows with it, and is not done by others', async () => {
    const shop = await verifiedPerson(world);
    const params = { importId: (await importOf(shop, csvOfRows(rowsOf(2)))).id };
    expect((await (await verifiedPerson(world)).call(deleteImport, { params })).status).toBe(404);
    expect((await shop.call(deleteImport, { params })).status).toBe(204);
    expect([(await shop.call(deleteImport, { params })).status, (await shop.call(getImport, { params })).status]).toEqual([
      404, 404,
    ]);
    expect(await world.db`select from parcel_import_row where import_id = ${params.importId}`).toHaveLength(0);
  });
});
