import { type ImportField, importFields, importFieldWords } from '@waybill/contract/imports/import-fields';
import type { ImportRowView } from '@waybill/contract/imports/import-view';
import { csvText } from '../../../ui/csv-text.ts';

const example: Readonly<Record<ImportField, string>> = {
  receiverFullName: 'Halima Yusuf',
  receiverPhoneNumber: '08031234567',
  address: '12 Allen Avenue',
  area: 'Ikeja',
  state: 'Lagos',
  plusCode: '',
  landmark: 'Opposite the bank',
  note: 'Call first',
  item: 'Ankara, 6 yards',
  quantity: '1',
  weight: '1.5',
  value: '12000',
  fee: '',
  collect: '',
  date: '',
  reference: 'A-1001',
};

/** The headers that are always understood, and a row to write over. */
export function templateCsv(): string {
  return csvText([importFields.map((field) => importFieldWords[field]), importFields.map((field) => example[field])]);
}

/** Rows that have to be mended, with their reasons behind them: to be mended in a spreadsheet and imported again. */
export function faultsCsv(rows: readonly ImportRowView[]): string {
  const faulty = rows.filter(({ state }) => state === 'faulty');
  const fields = importFields.filter((field) => faulty.some(({ values }) => values[field]));
  return csvText([
    [...fields.map((field) => importFieldWords[field]), 'What is wrong'],
    ...faulty.map(({ values, faults }) => [
      ...fields.map((field) => values[field] ?? ''),
      faults.map(({ field, message }) => `${importFieldWords[field]}: ${message}`).join('; '),
    ]),
  ]);
}
