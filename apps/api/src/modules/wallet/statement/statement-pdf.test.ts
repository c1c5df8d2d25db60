import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { fitted, isPrintable, printable } from '../../../platform/pdf/pdf.ts';
import { statementPdf } from './statement-pdf.ts';

const head = {
  name: 'Ada Okafor',
  email: 'ada@mail.example',
  currency: 'NGN',
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  timeZone: 'Africa/Lagos',
} as const;

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date('2026-10-02T10:00:00Z'),
    title: `Line ${index + 1}`,
    reference: 'wb-1',
    change: 100n,
    balance: BigInt(index + 1) * 100n,
  }));

describe('a statement as PDF', () => {
  it('says whose it is, and opening, lines and closing with their amounts', async () => {
    const [page = []] = readPdf(
      await statementPdf(
        { opening: 500n, rows: [{ ...rows(1)[0], change: -123_456n, balance: 1n } as never], closing: 123_456_789n },
        head,
      ),
    );
    expect(page).toContain('Statement for Ada Okafor (ada@mail.example)');
    expect(page).toContain('NGN, 2026-10-01 to 2026-10-31 (Lagos time)');
    const at = page.indexOf('Opening balance');
    expect(page.slice(at)).toEqual([
      'Opening balance',
      '5.00',
      'Line 1',
      '0.01',
      '2026-10-02 11:00',
      '1,234.56',
      'Closing balance',
      '1,234,567.89',
    ]);
  });

  it('has the clock of the reader, and says whose it is', async () => {
    const [page = []] = readPdf(
      await statementPdf({ opening: 0n, rows: rows(1), closing: 100n }, { ...head, timeZone: 'America/New_York' }),
    );
    expect(page).toContain('NGN, 2026-10-01 to 2026-10-31 (New York time)');
    expect(page).toContain('2026-10-02 06:00');
  });

  it.each([
    [0, 1],
    [1, 1],
    [38, 1],
    [39, 2],
    [1000, 27],
  ])('has %i lines on %i pages, each once, and one opening and one closing balance', async (count, pages) => {
    const read1 = readPdf(await statementPdf({ opening: 0n, rows: rows(count), closing: 0n }, head));
    expect(read1).toHaveLength(pages);
    const texts = read1.flat();
    expect(texts.filter((text) => text.startsWith('Line '))).toEqual(rows(count).map(({ title }) => title));
    for (const once of ['Opening balance', 'Closing balance', `Page ${pages} of ${pages}`])
      expect(texts.filter((text) => text === once)).toHaveLength(1);
    expect(read1.at(-1)?.at(-2)).toBe('Closing balance');
  });

  it('cannot be broken by what a name or a title is made of', async () => {
    const title = ') Tj ET endstream (\\) %%EOF';
    const [page = []] = readPdf(
      await statementPdf({ opening: 0n, rows: [{ ...rows(1)[0], title } as never], closing: 0n }, { ...head, name: '((\\' }),
    );
    expect(page).toContain('Statement for ((\\ (ada@mail.example)');
    expect(page).toContain(title);
  });

  it('knows people whose name the font does not have by their email', async () => {
    const heading = async (name: string) =>
      readPdf(await statementPdf({ opening: 0n, rows: [], closing: 0n }, { ...head, name }))[0]?.[1];
    expect(await heading('王芳')).toBe('Statement for ada@mail.example');
    expect(await heading('')).toBe('Statement for ada@mail.example');
  });
});

describe('what is printed', () => {
  const written = (text: string) => text.normalize('NFC');

  it.each([
    'Ṣadé Ọláìyá',
    'Ọ̀ṣun, Ẹ̀kọ́ ọ̀fẹ́',
    'Ɗanjuma Ƙofa Ɓello',
    'Chinọnso Ụzọdịnma',
    '₦5,000 “now” – ok… €2',
    'Łukasz Đorđević, Nguyễn Thị Ánh',
    'Σωκράτης',
    'Борис',
  ])('is what was written: %s', async (title) => {
    const statement = { opening: 0n, rows: [{ ...rows(1)[0], title } as never], closing: 0n };
    const [page = []] = readPdf(await statementPdf(statement, { ...head, name: title.slice(0, 20) }));
    expect(page.map(written)).toContain(written(title));
    expect(page.map(written)).toContain(written(`Statement for ${title.slice(0, 20)} (ada@mail.example)`));
  });

  it('carries of the fonts only what it uses', async () => {
    const bytes = await statementPdf({ opening: 0n, rows: rows(300), closing: 0n }, head);
    expect(bytes.toString('latin1').match(/\/FontFile2 /g)).toHaveLength(2);
    expect(bytes.length).toBeLessThan(60_000);
  });

  it('stays within its room, and a short one as it is', () => {
    const letters = (text: string) => text.length * 5;
    expect(fitted('W'.repeat(60), 185, letters)).toBe(`${'W'.repeat(36)}…`);
    expect(fitted('Top-up', 185, letters)).toBe('Top-up');
    expect(fitted('E\u0323\u0300'.repeat(3), 25, letters), 'never half of a letter').toBe('E\u0323\u0300…');
  });

  it('is one line in letters that there are', () => {
    expect(printable('one\ntwo\u0000')).toBe('one two ');
    expect(printable('王芳 ok')).toBe('?? ok');
    expect([isPrintable('Who?'), isPrintable('王芳')]).toEqual([true, false]);
  });
});
