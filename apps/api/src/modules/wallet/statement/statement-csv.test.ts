import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statementCsv } from './statement-csv.ts';

const head = {
  name: 'Ada',
  email: 'ada@mail.example',
  currency: 'NGN',
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  timeZone: 'Africa/Lagos',
} as const;
const row = (title: string, change = 100n) => ({
  at: new Date('2026-10-02T22:59:00Z'),
  title,
  reference: 'wb-1',
  change,
  balance: change,
});

/** A reader of CSV as RFC 4180 has it. */
function read(csv: string): string[][] {
  const lines = csv.split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));
}

describe('a statement as CSV', () => {
  it('has whose it is, a heading, the opening balance, a line for each movement and the closing balance', () => {
    const rows = [row('Top-up', 123_450n), { ...row('To Ada', -5n), balance: 123_445n }];
    expect(read(statementCsv({ opening: 0n, rows, closing: 123_445n }, head))).toEqual([
      ['Statement for', 'Ada', 'ada@mail.example', '2026-10-01 to 2026-10-31', '', ''],
      ['Date (Lagos)', 'What it was', 'Reference', 'Money in (NGN)', 'Money out (NGN)', 'Balance (NGN)'],
      ['', 'Opening balance', '', '', '', '0.00'],
      ['2026-10-02 23:59', 'Top-up', 'wb-1', '1234.50', '', '1234.50'],
      ['2026-10-02 23:59', 'To Ada', 'wb-1', '', '0.05', '1234.45'],
      ['', 'Closing balance', '', '', '', '1234.45'],
    ]);
  });

  it('has the clock of the reader, and says whose it is', () => {
    const [, heading, , line] = read(
      statementCsv({ opening: 0n, rows: [row('Top-up')], closing: 100n }, { ...head, timeZone: 'America/New_York' }),
    );
    expect([heading?.[0], line?.[0]]).toEqual(['Date (New York)', '2026-10-02 18:59']);
  });

  it.each(['=HYPERLINK("http://evil.example")', '+1', '-2+3', '@SUM(1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1'])(
    'is harmless to a spreadsheet: %j',
    (title) => {
      const csv = statementCsv({ opening: 0n, rows: [row(title)], closing: 0n }, { ...head, name: title });
      expect(csv).toContain(`"'${title.replaceAll('"', '""')}"`);
      expect(csv).not.toContain(`"${title.replaceAll('"', '""')}"`);
    },
  );

  it('says every title as it is, quotes, commas and all', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n]/.test(text)),
        (title) => {
          const cell = read(statementCsv({ opening: 0n, rows: [row(title)], closing: 0n }, head))[3]?.[1];
          return cell === title || cell === `'${title}`;
        },
      ),
    );
  });
});
