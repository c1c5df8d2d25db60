import { createImport } from '@waybill/contract/imports/create-import';
import { listMyPackages } from '@waybill/contract/orders/list-my-packages';
import { describe, expect, it } from 'vitest';
import { csvFile, csvOfRows, csvRow, importOf, rowsOf, shopSettings, workbookOf } from '../support/imports.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { keepPlace } from '../support/receivers.ts';
import { sendParcel } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('a file that is imported', () => {
  it('has its columns guessed and each row checked, and posts nothing', async () => {
    const shop = await personWithMoney(world, { NGN: 50_000 });
    const file = csvOfRows([
      csvRow(1),
      csvRow(2, { phone: '0803 12' }),
      csvRow(3, { lga: 'Nowhereville', weight: 'two' }),
      csvRow(4, { name: '', fee: '' }),
    ]);
    const made = await importOf(shop, file);
    expect(made.columns.map(({ header, field }) => [header, field])).toContainEqual(['Phone no', 'receiverPhoneNumber']);
    expect(made.columns[1]).toEqual({
      header: 'Customer',
      field: 'receiverFullName',
      samples: ['Halima Yusuf 1', 'Halima Yusuf 2', 'Halima Yusuf 3'],
    });
    expect(made.counts).toEqual({ rows: 4, faulty: 3, ready: 1, posted: 0, postedBefore: 0 });
    expect(made.rows.map(({ state, faults }) => [state, ...faults.map(({ field }) => field)])).toEqual([
      ['ready'],
      ['faulty', 'receiverPhoneNumber'],
      ['faulty', 'area', 'weight'],
      ['faulty', 'receiverFullName'],
    ]);
    expect(made.rows[0]).toMatchObject({
      position: 1,
      fee: 2500,
      packageId: null,
      trackingId: null,
      place: { label: 'Ikeja, Lagos' },
    });
    expect(made.rows[2]?.faults[0]?.message).toMatch(/^We do not know “Nowhereville” in Lagos/);
    expect([made.total, made.available, made.covers, made.coversTotal, made.missing]).toEqual([3000, 50_000, 1, 3000, []]);
    expect((await shop.call(listMyPackages)).result.items).toEqual([]);
  });

  it('is picked up where parcels of its sender start from, before where the file before it was', async () => {
    const shop = await verifiedPerson(world);
    await importOf(shop, csvOfRows(rowsOf(1)));
    await keepPlace(shop, { name: 'Warehouse', address: 'Gate 2', fullName: 'Musa Bello', isDefault: true });
    const { settings, missing } = (await shop.call(createImport, { body: {}, file: csvOfRows(rowsOf(2)) })).result;
    expect(missing).toEqual([]);
    expect(settings).toMatchObject({
      ...{ pickupAddress: 'Gate 2', pickupLandmark: 'Beside the yellow bank', pickupNote: 'Ask at the counter' },
      ...{ senderFullName: 'Musa Bello', senderPhoneNumber: '+2348031234567' },
    });
  });

  it('asks for what all rows need, and takes it from the newest parcel or the import before', async () => {
    const shop = await personWithMoney(world, { NGN: 50_000 });
    const first = (await shop.call(createImport, { body: {}, file: csvOfRows(rowsOf(1)) })).result;
    expect(first.missing.map(({ field }) => field)).toEqual(['pickupAddress', 'pickupAddressJson']);
    expect([first.counts.ready, first.rows[0]?.faults]).toEqual([0, []]);
    await sendParcel(shop);
    const second = (await shop.call(createImport, { body: {}, file: csvOfRows(rowsOf(1)) })).result;
    expect([second.missing, second.settings.pickupAddress, second.counts.ready]).toEqual([
      [],
      '12 Herbert Macaulay Way, Yaba',
      1,
    ]);
    await importOf(shop, csvOfRows(rowsOf(1)), { ...shopSettings, weight: 4 });
    expect((await shop.call(createImport, { body: {}, file: csvOfRows(rowsOf(1)) })).result.settings.weight).toBe(4);
  });

  it('names a usual fee where the row has none, and the same places as people say them', async () => {
    const shop = await verifiedPerson(world);
    const rows = [
      csvRow(1, { fee: '', address: '"4 Ademola Street, Ikeja, Lagos"', lga: '', state: '' }),
      csvRow(2, { fee: '', address: '7 Aminu Kano Crescent', lga: 'Wuse', state: 'FCT' }),
      csvRow(3, { address: 'Shop 5', lga: 'Surulere', state: '' }),
      csvRow(4, { address: 'Shop 6', lga: 'Yabba', state: 'Lagos' }),
    ];
    const made = await importOf(shop, csvOfRows(rows));
    expect(made.rows.slice(0, 2).map(({ state, place }) => [state, place?.label])).toEqual([
      ['ready', 'Ikeja, Lagos'],
      ['ready', 'Wuse, Abuja'],
    ]);
    const [near = 0, far = 0] = made.rows.map(({ fee }) => fee ?? 0);
    expect([near >= 500, far > near, near % 10]).toEqual([true, true, 0]);
    expect(made.rows[2]?.faults[0]?.message).toMatch(/^There is more than one Surulere/);
    expect(made.rows[3]?.faults[0]).toMatchObject({
      field: 'area',
      places: expect.arrayContaining([expect.objectContaining({ label: 'Yaba, Lagos' })]),
    });
  });

  it('knows the exact spot of a door by its Plus Code, whole or short', async () => {
    const shop = await verifiedPerson(world);
    const text = [
      'Name,Phone,Address,Area,State,Plus Code',
      'Ada Obi,08031000001,Shop 4,,,6FR5HC82+2X',
      'Bola Ade,08031000002,Shop 5,Yaba,Lagos,G98C+2X',
      'Chi Eze,08031000003,"Shop 6, 6FR5G99H+2X",Nowhereville,,',
      'Dayo Ige,08031000004,Shop 7,Yaba,Lagos,by the gate',
    ].join('\n');
    const made = await importOf(shop, csvFile(text), { ...shopSettings, senderPhoneNumber: '+2348059876543' });
    expect(made.rows.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'faulty']);
    const [whole, short, within] = made.rows.map(({ place }) => place);
    expect([whole?.latitude, whole?.longitude].map((degrees) => degrees?.toFixed(3))).toEqual(['6.565', '3.402']);
    expect([short?.label, short?.latitude.toFixed(3), short?.longitude.toFixed(3)]).toEqual(['Yaba, Lagos', '6.515', '3.372']);
    expect(within?.latitude.toFixed(3)).toBe('6.518');
    expect(made.rows[3]?.faults[0]).toMatchObject({ field: 'plusCode', message: expect.stringContaining('6FR5G99H+2X') });
  });

  it('may be a workbook, whose phones are numbers', async () => {
    const shop = await verifiedPerson(world);
    const rows =
      '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row><row><c t="inlineStr"><is><t>Ada Obi</t></is></c><c><v>8.031234567E9</v></c><c t="s"><v>3</v></c></row>';
    const file = new File([workbookOf(rows, ['Customer', 'Phone', 'Address', '3 Allen Avenue, Ikeja, Lagos'])], 'orders.xlsx');
    const made = await importOf(shop, file, { ...shopSettings, senderPhoneNumber: '+2348059876543' });
    expect([made.fileName, made.counts.ready, made.rows[0]?.values]).toEqual([
      'orders.xlsx',
      1,
      { receiverFullName: 'Ada Obi', receiverPhoneNumber: '8031234567', address: '3 Allen Avenue, Ikeja, Lagos' },
    ]);
  });

  it('is refused in words where it cannot be read, and where it is too large', async () => {
    const shop = await verifiedPerson(world);
    const refusals = [csvFile('Name,Phone'), new File([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])], 'x.xlsx')];
    for (const file of refusals) {
      const { status, problem } = await shop.call(createImport, { body: {}, file });
      expect([status, problem.code, problem.errors[0]?.field]).toEqual([422, 'file_unreadable', 'file']);
    }
    expect((await shop.call(createImport, { body: {}, file: csvFile('a'.repeat(10 * 1024 * 1024)) })).status).toBe(413);
    expect((await shop.call(createImport, { body: {} })).status).toBe(400);
  });

  it('collects money at the door only for those whose identity is checked', async () => {
    const text = 'Name,Phone,Address,COD amount\nAda Obi,08031234567,"3 Allen Avenue, Ikeja, Lagos",8500';
    const settings = { ...shopSettings, senderPhoneNumber: '+2348059876543' };
    const unchecked = await importOf(await personWithMoney(world, {}, { isChecked: false }), csvFile(text), settings);
    expect(unchecked.rows[0]?.faults.map(({ field }) => field)).toEqual(['collect']);
    const checked = await importOf(await personWithMoney(world, {}), csvFile(text), settings);
    expect(checked.rows[0]?.state).toBe('ready');
  });

  it('keeps the newest forty of somebody', async () => {
    const shop = await verifiedPerson(world);
    const { id } = await importOf(shop, csvOfRows(rowsOf(1)));
    await world.db`
      insert into parcel_import (id, user_id, file_name, headers, fields, settings)
      select 'imp_' || lpad(n::text, 26, '0'), ${shop.id}, 'x', '{a}', '[null]', '{}' from generate_series(1, 45) as n`;
    await shop.call(createImport, { body: {}, file: csvOfRows(rowsOf(1)) });
    const left = await world.db<{ id: string }[]>`select id from parcel_import where user_id = ${shop.id}`;
    expect([left.length, left.some((one) => one.id === id)]).toEqual([40, false]);
  });
});
