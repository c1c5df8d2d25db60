import { importFields, importFieldWords } from '@waybill/contract/imports/import-fields';
import { describe, expect, it } from 'vitest';
import { faultyRow, readyRow } from '../tests/imports.ts';
import { faultsCsv, templateCsv } from './import-files.ts';

describe('files to download', () => {
  it('the one to begin with has every header that is understood', () => {
    const [headers] = templateCsv().split('\r\n');
    expect(headers).toBe(importFields.map((field) => importFieldWords[field]).join(','));
  });

  it('rows to mend carry their reasons, and nothing that a spreadsheet would run', () => {
    const values = {
      receiverFullName: '=HYPERLINK("http://x.example";"Ada")',
      receiverPhoneNumber: '+1',
      address: '@SUM(1)',
      note: '-2',
    };
    const csv = faultsCsv([readyRow(1), faultyRow(2, { values })]);
    expect(csv.split('\r\n')).toEqual([
      'Receiver,Phone,Address,Note for the carrier,What is wrong',
      `"'=HYPERLINK(""http://x.example"";""Ada"")",'+1,'@SUM(1),'-2,Phone: That does not look like a phone number`,
      '',
    ]);
  });
});
