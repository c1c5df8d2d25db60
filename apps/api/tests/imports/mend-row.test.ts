import { mendRow } from '@waybill/contract/imports/mend-row';
import { describe, expect, it } from 'vitest';
import { csvOfRows, csvRow, importOf } from '../support/imports.ts';
import { verifiedPerson } from '../support/people.ts';
import { yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('mending a row', () => {
  it('checks it anew and counts again', async () => {
    const shop = await verifiedPerson(world);
    const made = await importOf(shop, csvOfRows([csvRow(1), csvRow(2, { phone: '8.03E+09', weight: 'two' })]));
    expect(made.rows[1]?.faults[0]?.message).toContain('has cut this number');
    const params = { importId: made.id, position: 2 };
    const half = (await shop.call(mendRow, { params, body: { values: { weight: '2 kg' } } })).result;
    expect([half.row.state, half.row.faults.map(({ field }) => field), half.import.rows]).toEqual([
      'faulty',
      ['receiverPhoneNumber'],
      [],
    ]);
    const whole = (await shop.call(mendRow, { params, body: { values: { receiverPhoneNumber: '0803 100 0002' } } })).result;
    expect([whole.row.state, whole.row.values.weight, whole.import.counts.ready]).toEqual(['ready', '2 kg', 2]);
  });

  it('takes a place that was chosen, until another area is named', async () => {
    const shop = await verifiedPerson(world);
    const { id } = await importOf(shop, csvOfRows([csvRow(1, { lga: 'Behind the market', state: '', address: 'Shop 4' })]));
    const params = { importId: id, position: 1 };
    const chosen = (await shop.call(mendRow, { params, body: { place: yaba } })).result.row;
    expect([chosen.state, chosen.place?.label]).toEqual(['ready', yaba.label]);
    expect((await shop.call(mendRow, { params, body: { values: { area: 'Atlantis' } } })).result.row.state).toBe('faulty');
    const named = (await shop.call(mendRow, { params, body: { values: { area: 'Ikeja', state: 'Lagos' } } })).result.row;
    expect([named.state, named.place?.label]).toEqual(['ready', 'Ikeja, Lagos']);
  });

  it('refuses rows that there are not and fields that there are not', async () => {
    const shop = await verifiedPerson(world);
    const { id } = await importOf(shop, csvOfRows([csvRow(1)]));
    const at = (position: number, body: object) => shop.call(mendRow, { params: { importId: id, position }, body });
    expect((await at(2, { values: { weight: '1' } })).problem.code).toBe('not_found');
    expect((await at(1, { values: { colour: 'red' } })).problem.code).toBe('invalid_input');
    expect((await at(1, { values: { note: 'x'.repeat(501) } })).problem.code).toBe('invalid_input');
  });
});
