import { createImport } from '@waybill/contract/imports/create-import';
import { getImport } from '@waybill/contract/imports/get-import';
import { mendRow } from '@waybill/contract/imports/mend-row';
import { updateImport } from '@waybill/contract/imports/update-import';
import { describe, expect, it } from 'vitest';
import { csvFile, csvOfRows, importOf, rowsOf, shopSettings } from '../support/imports.ts';
import { verifiedPerson } from '../support/people.ts';
import { dayIn } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('changing an import', () => {
  it('a column that was not guessed is named, and its rows are checked anew', async () => {
    const shop = await verifiedPerson(world);
    const file = csvFile('Who,Phone,Where to\nAda Obi,08031000001,"3 Allen Avenue, Ikeja, Lagos"');
    const made = await importOf(shop, file);
    expect(made.columns.map(({ field }) => field)).toEqual([null, 'receiverPhoneNumber', null]);
    const params = { importId: made.id };
    const { result } = await shop.call(updateImport, {
      params,
      body: { fields: ['receiverFullName', 'receiverPhoneNumber', 'address'] },
    });
    expect([result.counts.ready, result.rows[0]?.values.receiverFullName]).toEqual([1, 'Ada Obi']);
    const refused = [['receiverFullName'], ['address', 'address', null], ['colour', null, null]];
    for (const fields of refused)
      expect((await shop.call(updateImport, { params, body: { fields } })).problem.code).toBe('invalid_input');
  });

  it('what all have in common is said once, a bit at a time, and wrong bits are refused beside their field', async () => {
    const shop = await verifiedPerson(world);
    const { id, missing } = (await shop.call(createImport, { body: {}, file: csvOfRows(rowsOf(2)) })).result;
    expect(missing).toHaveLength(2);
    const params = { importId: id };
    const { pickupAddress, pickupAddressJson } = shopSettings;
    const half = (await shop.call(updateImport, { params, body: { settings: { pickupAddress } } })).result;
    expect(half.missing.map(({ field }) => field)).toEqual(['pickupAddressJson']);
    const whole = (await shop.call(updateImport, { params, body: { settings: { pickupAddressJson } } })).result;
    expect([whole.missing, whole.counts.ready, whole.settings.pickupAddress]).toEqual([[], 2, pickupAddress]);
    const { problem } = await shop.call(updateImport, { params, body: { settings: { weight: -1, senderPhoneNumber: 'me' } } });
    expect(problem.errors.map(({ field }) => field).toSorted()).toEqual(['settings.senderPhoneNumber', 'settings.weight']);
    const late = (await shop.call(updateImport, { params, body: { settings: { shipmentDate: dayIn(-1) } } })).result;
    expect(late.rows[0]?.faults[0]).toMatchObject({ field: 'date', message: expect.stringContaining('over') });
  });

  it('takes landmark and note of the pickup with it, and does not leave them at another one', async () => {
    const shop = await verifiedPerson(world);
    const { id } = await importOf(shop, csvOfRows(rowsOf(1)));
    const say = async (settings: Record<string, unknown>) => {
      const { result } = await shop.call(updateImport, { params: { importId: id }, body: { settings } });
      return [result.settings.pickupLandmark, result.settings.pickupNote];
    };
    const words = { pickupLandmark: 'By the well', pickupNote: 'Ring twice' };
    expect(await say(words)).toEqual(['By the well', 'Ring twice']);
    expect(await say({ pickupAddress: shopSettings.pickupAddress, weight: 2 })).toEqual(['By the well', 'Ring twice']);
    expect(await say({ pickupAddress: 'Gate 2' })).toEqual(['', '']);
    expect(await say({ pickupAddress: 'Gate 3', ...words })).toEqual(['By the well', 'Ring twice']);
  });

  it('keeps what was mended, also when both happen at once', async () => {
    const shop = await verifiedPerson(world);
    const { id, columns } = await importOf(shop, csvOfRows(rowsOf(40)));
    const fields = columns.map(({ field }) => (field === 'note' ? null : field));
    await Promise.all([
      ...[1, 2, 3, 4].map((position) =>
        shop.call(mendRow, { params: { importId: id, position }, body: { values: { weight: 'heavy' } } }),
      ),
      shop.call(updateImport, { params: { importId: id }, body: { fields } }),
      shop.call(updateImport, { params: { importId: id }, body: { settings: { weight: 3 } } }),
    ]);
    const { rows, counts, settings } = (await shop.call(getImport, { params: { importId: id } })).result;
    expect([counts.faulty, settings.weight]).toEqual([4, 3]);
    expect(rows.filter(({ state }) => state === 'faulty').map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });
});
