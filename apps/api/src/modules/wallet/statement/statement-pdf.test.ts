import { describe, expect, it } from 'vitest';
import { fitted, isPrintable, printable, widthOf } from './helvetica.ts';
import { statementPdf } from './statement-pdf.ts';

const head = {
  name: 'Ada Okafor',
  email: 'ada@mail.example',
  currency: 'NGN',
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  timeZone: 'Africa/Lagos',
} as const;

/** Walks a PDF by its own table, as a reader does, and answers the texts of each page. */
function read(bytes: Buffer): string[][] {
  const file = bytes.toString('latin1');
  expect(file.startsWith('%PDF-1.4\n')).toBe(true);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const entries = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [fn] \n)+)trailer\n/.exec(file.slice(table));
  expect(Number(entries?.[1]) * 20).toBe(entries?.[2]?.length);
  const offsets = [...(entries?.[2] ?? '').matchAll(/(\d{10}) \d{5} n /g)].map(([, offset]) => Number(offset));
  const object = (number: number) => {
    const rest = file.slice(offsets[number - 1]);
    expect(rest.startsWith(`${number} 0 obj\n`)).toBe(true);
    return rest.slice(0, rest.indexOf('\nendobj\n'));
  };
  for (let number = 1; number <= offsets.length; number += 1) object(number);
  const kids = [...(/Kids \[(.*?)\]/.exec(object(2))?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, kid]) => Number(kid));
  expect(object(2)).toContain(`/Count ${kids.length} `);
  return kids.map((kid) => {
    const stream = object(Number(/Contents (\d+) 0 R/.exec(object(kid))?.[1]));
    const [, length = '', content = ''] = /\/Length (\d+) >>\nstream\n([\s\S]*)\nendstream$/.exec(stream) ?? [];
    expect(content.length).toBe(Number(length));
    return [...content.matchAll(/\((.*)\) Tj ET/g)].map(([, text = '']) => text.replace(/\\([\\()])/g, '$1'));
  });
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date('2026-10-02T10:00:00Z'),
    title: `Line ${index + 1}`,
    reference: 'wb-1',
    change: 100n,
    balance: BigInt(index + 1) * 100n,
  }));

describe('a statement as PDF', () => {
  it('says whose it is, and opening, lines and closing with their amounts', () => {
    const [page = []] = read(
      statementPdf(
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

  it('has the clock of the reader, and says whose it is', () => {
    const [page = []] = read(
      statementPdf({ opening: 0n, rows: rows(1), closing: 100n }, { ...head, timeZone: 'America/New_York' }),
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
  ])('has %i lines on %i pages, each once, and one opening and one closing balance', (count, pages) => {
    const read1 = read(statementPdf({ opening: 0n, rows: rows(count), closing: 0n }, head));
    expect(read1).toHaveLength(pages);
    const texts = read1.flat();
    expect(texts.filter((text) => text.startsWith('Line '))).toEqual(rows(count).map(({ title }) => title));
    for (const once of ['Opening balance', 'Closing balance', `Page ${pages} of ${pages}`])
      expect(texts.filter((text) => text === once)).toHaveLength(1);
    expect(read1.at(-1)?.at(-2)).toBe('Closing balance');
  });

  it('cannot be broken by what a name or a title is made of', () => {
    const title = ') Tj ET endstream endobj (\\) \n%%EOF';
    const [page = []] = read(
      statementPdf({ opening: 0n, rows: [{ ...rows(1)[0], title } as never], closing: 0n }, { ...head, name: '((\\' }),
    );
    expect(page).toContain('Statement for ((\\ (ada@mail.example)');
    expect(page.join('\n')).toContain(') Tj ET endstream');
  });

  it('knows people whose name the fonts do not have by their e-mail', () => {
    const heading = (name: string) => read(statementPdf({ opening: 0n, rows: [], closing: 0n }, { ...head, name }))[0]?.[1];
    expect(heading('Ọláolúwa Ẹniọlá Ṣàngó')).toBe('Statement for Oláolúwa Eniolá Sàngó (ada@mail.example)');
    expect(heading('Ɗanjuma Ƙofa')).toBe('Statement for Danjuma Kofa (ada@mail.example)');
    expect(heading('王芳')).toBe('Statement for ada@mail.example');
    expect(heading('Σωκράτης')).toBe('Statement for ada@mail.example');
    expect(heading('')).toBe('Statement for ada@mail.example');
    expect(isPrintable('Who?')).toBe(true);
  });
});

describe('the fonts', () => {
  it('are as wide as their makers say', () => {
    expect(widthOf('1,234.56', 10)).toBeCloseTo(38.92);
    expect(widthOf('Waybill', 1000)).toBe(944 + 556 + 500 + 556 + 222 + 222 + 222);
  });

  it('keep a text within its room, and a short one as it is', () => {
    const long = fitted('W'.repeat(60), 9, 185);
    expect(widthOf(long, 9)).toBeLessThanOrEqual(185);
    expect(long.endsWith('…')).toBe(true);
    expect(fitted('Top-up', 9, 185)).toBe('Top-up');
    expect(printable('₦5 “now” – ok…')).toBe('NGN 5 "now" - ok...');
  });
});
