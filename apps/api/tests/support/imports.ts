import { crc32, deflateRawSync } from 'node:zlib';
import { createImport } from '@waybill/contract/imports/create-import';
import type { ImportSettingsDraft } from '@waybill/contract/imports/import-settings';
import type { ImportView } from '@waybill/contract/imports/import-view';
import { updateImport } from '@waybill/contract/imports/update-import';
import { expect } from 'vitest';
import { dayIn, yaba } from './timeline.ts';
import type { Visitor } from './visitor.ts';

export const csvFile = (text: string, name = 'orders.csv') => new File([text], name, { type: 'text/csv' });

export const headers = 'Order No,Customer,Phone no,Address,LGA,State,Item,Qty,Weight (kg),Price,Delivery fee,Note';

type RowWords = Partial<
  Record<'order' | 'name' | 'phone' | 'address' | 'lga' | 'state' | 'item' | 'weight' | 'price' | 'fee' | 'note', string>
>;

/** A row of a shop in Yaba that the rules have nothing against. */
export function csvRow(number: number, words: RowWords = {}): string {
  const cells = [
    words.order ?? `A-${number}`,
    words.name ?? `Halima Yusuf ${number}`,
    words.phone ?? `0803${String(1_000_000 + number)}`,
    words.address ?? `"${number} Allen Avenue, Ikeja"`,
    words.lga ?? 'Ikeja',
    words.state ?? 'Lagos',
    words.item ?? 'Ankara, 6 yards',
    '1',
    words.weight ?? '1.5',
    words.price ?? '12000',
    words.fee ?? '2500',
    words.note ?? '',
  ];
  return cells.map((cell) => (cell.startsWith('"') || !cell.includes(',') ? cell : `"${cell}"`)).join(',');
}

export const csvOfRows = (rows: readonly string[]) => csvFile([headers, ...rows].join('\r\n'));
export const rowsOf = (count: number, from = 1) => Array.from({ length: count }, (_, index) => csvRow(from + index));

export const shopSettings: ImportSettingsDraft = {
  senderFullName: 'Adaeze Fabrics',
  senderPhoneNumber: '+2348031234567',
  pickupAddress: '12 Herbert Macaulay Way, Yaba',
  pickupAddressJson: yaba,
  shipmentDate: dayIn(1),
  weight: 1,
  costOfItem: 5_000,
  itemCategoryId: 2,
  handleRequirementId: 1,
  fee: null,
  dispatchMode: null,
};

/** An import of this file, whose pickup is said. */
export async function importOf(person: Visitor, file: File, settings: ImportSettingsDraft = shopSettings): Promise<ImportView> {
  const begun = await person.call(createImport, { body: {}, file });
  expect(begun.status).toBe(201);
  return (await person.call(updateImport, { params: { importId: begun.result.id }, body: { settings } })).result;
}

/** A ZIP of these parts, each of them packed. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, Buffer.from(name), packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, more, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A workbook with one sheet, whose rows are XML as Excel writes them. */
export function workbookOf(rows: string, shared: readonly string[] = []): Buffer {
  return zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mmm\\-yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });
}
