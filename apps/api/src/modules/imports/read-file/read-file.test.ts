import { describe, expect, it } from 'vitest';
import { workbookOf, zipOf } from '../../../../tests/support/imports.ts';
import { readFile } from './read-file.ts';

const read = (text: string) => readFile(Buffer.from(text));
const word = (code: string) => expect.objectContaining({ code: 'file_unreadable', message: expect.stringContaining(code) });
const refused = (bytes: Buffer) => {
  try {
    return readFile(bytes);
  } catch (error) {
    return error;
  }
};

describe('reading a CSV', () => {
  it('takes commas, semicolons and tabs, whichever the headers have most of', () => {
    const sheet = { headers: ['Name', 'Phone'], rows: [['Ada', '0803']] };
    for (const delimiter of [',', ';', '\t']) expect(read(`Name${delimiter}Phone\nAda${delimiter}0803\n`)).toEqual(sheet);
    expect(read('Name;"Phone, mobile"\nAda;0803').headers).toEqual(['Name', 'Phone, mobile']);
  });

  it('takes quotes, doubled quotes, breaks within a cell and every end of a line', () => {
    expect(read('Name,Address\r\n"Ada ""Ade"" Obi","12 Allen Avenue,\nIkeja"\r\nBola,Yaba').rows).toEqual([
      ['Ada "Ade" Obi', '12 Allen Avenue, Ikeja'],
      ['Bola', 'Yaba'],
    ]);
    expect(read('Name,Address\rAda,"never closed\rBola,Yaba').rows).toEqual([['Ada', 'never closed Bola,Yaba']]);
    expect(read('Name,Address\nAda,\n"A"b,c').rows).toEqual([
      ['Ada', ''],
      ['Ab', 'c'],
    ]);
  });

  it('reads UTF-8 with and without its mark, UTF-16, and the code page of Windows', () => {
    const named = { headers: ['Name'], rows: [['Adébáyọ̀']] };
    expect(readFile(Buffer.from('\ufeffName\nAdébáyọ̀'))).toEqual(named);
    expect(readFile(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Name\nAdébáyọ̀', 'utf16le')]))).toEqual(named);
    expect(readFile(Buffer.concat([Buffer.from('Name\nAd'), Buffer.from([0xe9, 0x96])])).rows).toEqual([['Adé–']]);
  });

  it('leaves out empty rows and hidden characters, and fills short rows', () => {
    expect(read('Name,Phone\n,\nA\u200bda\u202e\n\n').rows).toEqual([['Ada', '']]);
  });

  it('says what is wrong with a file that holds no list', () => {
    expect(refused(Buffer.alloc(0))).toEqual(word('empty'));
    expect(refused(Buffer.from('Name,Phone'))).toEqual(word('no rows'));
    expect(refused(Buffer.from([0x89, 0x50, 0, 0, 1]))).toEqual(word('neither'));
    expect(refused(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual(word('old or a protected'));
    expect(refused(Buffer.from(`Name\n${'Ada\n'.repeat(1001)}`))).toEqual(word('1,000 rows'));
    expect(refused(Buffer.from(`${'a,'.repeat(70)}\n${'1,'.repeat(70)}`))).toEqual(word('60 columns'));
    expect(read(`Name\n${'Ada\n'.repeat(1000)}`).rows).toHaveLength(1000);
  });

  it('gets through one line as long as a file may be', () => {
    for (const text of ['a'.repeat(2e6), `"${'a""'.repeat(7e5)}`, `Name\n"${'\n'.repeat(2e6)}`]) refused(Buffer.from(text));
    expect(read(`Name\n${'a'.repeat(2e6)}`).rows[0]?.[0]).toHaveLength(500);
  });
});

describe('reading an XLSX', () => {
  it('reads shared and inline texts, whole phones, days by their format, and gaps', () => {
    const rows = [
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Phone</t></is></c><c r="D1" t="str"><v>Date</v></c></row>',
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>8.031234567E9</v></c><c r="D2" s="1"><v>46351</v></c></row>',
      '<row r="3"/><row r="4"><c r="B4"><v>0.1</v></c><c r="C4" t="b"><v>1</v></c></row>',
    ].join('');
    expect(readFile(workbookOf(rows, ['Name', 'Obi &amp; Sons']))).toEqual({
      headers: ['Name', 'Phone', '', 'Date'],
      rows: [
        ['Obi & Sons', '8031234567', '', '2026-11-25'],
        ['', '0.1', 'yes', ''],
      ],
    });
  });

  it('unpacks no more than a list of parcels can have', () => {
    const bomb = workbookOf(`<row><c t="str"><v>${'0'.repeat(30 * 1024 * 1024)}</v></c></row>`);
    expect(bomb.length).toBeLessThan(100_000);
    expect(refused(bomb)).toEqual(word('cannot open'));
  });

  it('survives files that are cut, lie about their parts or are another thing', () => {
    const whole = workbookOf('<row><c t="str"><v>Name</v></c></row><row><c t="str"><v>Ada</v></c></row>');
    expect(readFile(whole).rows).toEqual([['Ada']]);
    for (let length = 4; length < whole.length; length += 37)
      expect(refused(whole.subarray(0, length))).toMatchObject({ code: 'file_unreadable' });
    expect(refused(zipOf({ 'word/document.xml': '<w/>' }))).toEqual(word('no XLSX'));
    expect(refused(workbookOf('<row><c r="XFD1"><v>1</v></c></row>'))).toEqual(word('60 columns'));
    expect(refused(workbookOf(`${'<c r="A1"'.repeat(100_000)}`))).toMatchObject({ code: 'file_unreadable' });
  });
});
