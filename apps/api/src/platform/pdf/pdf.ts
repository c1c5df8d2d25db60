import { readFileSync } from 'node:fs';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';

export type PdfText = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly isBold?: boolean;
  /** `x` is where the text ends. */
  readonly isRight?: boolean;
  /** How wide it may be; what is longer ends with an ellipsis. */
  readonly room?: number;
};

const fonts = {
  regular: readFileSync(new URL('./fonts/noto-sans-regular.ttf', import.meta.url)),
  bold: readFileSync(new URL('./fonts/noto-sans-bold.ttf', import.meta.url)),
} as const;

const font = fontkit.create(fonts.regular);
const known = new Set('characterSet' in font ? font.characterSet : []);

/** A4 pages of text, measured from the lower left corner. */
export function renderPdf(pages: readonly (readonly PdfText[])[], title: string): Promise<Buffer> {
  const sheets = pages.map((texts) => ({
    size: 'A4' as const,
    draw: (file: PDFKit.PDFDocument) => {
      for (const text of texts) write(file, text);
    },
  }));
  return drawPdf(sheets, title);
}

export type Sheet = {
  /** In points. */
  readonly size: 'A4' | readonly [width: number, height: number];
  readonly draw: (file: PDFKit.PDFDocument) => void;
};

/** A file of these sheets, with the fonts `regular` and `bold`; of them only the letters that are used. */
export async function drawPdf(sheets: readonly Sheet[], title: string): Promise<Buffer> {
  const file = new PDFDocument({ margin: 0, autoFirstPage: false, info: { Title: title, Producer: 'Waybill' } });
  const parts: Buffer[] = [];
  file.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => file.once('end', resolve));
  for (const [name, font] of Object.entries(fonts)) file.registerFont(name, font);
  for (const { size, draw } of sheets) {
    file.addPage({ size: size === 'A4' ? size : [...size], margin: 0 });
    draw(file);
    // A page is a few milliseconds, and there may be hundreds.
    await letOthersIn();
  }
  file.end();
  await ended;
  return Buffer.concat(parts);
}

function write(file: PDFKit.PDFDocument, { x, y, size, text, isBold, isRight, room }: PdfText): void {
  file.font(isBold ? 'bold' : 'regular').fontSize(size);
  const shown = fitted(printable(text), room ?? Number.POSITIVE_INFINITY, (part) => file.widthOfString(part));
  const left = isRight ? x - file.widthOfString(shown) : x;
  file.text(shown, left, file.page.height - y, { lineBreak: false, baseline: 'alphabetic' });
}

/** As much of the text as there is room for, by whole letters with their marks. */
export function fitted(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text;
  const kept = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  while (kept.length > 0 && widthOf(`${kept.join('')}…`) > room) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

/** In one line, and in letters that the font has: Latin, Greek and Cyrillic with their marks. Others become question marks. */
export function printable(text: string): string {
  return [...text.normalize('NFC').replace(/\p{Cc}+/gu, ' ')].map((letter) => (hasGlyph(letter) ? letter : '?')).join('');
}

/** Whether all of it can be read. */
export function isPrintable(text: string): boolean {
  return [...text.normalize('NFC')].every(hasGlyph);
}

function hasGlyph(letter: string): boolean {
  return known.has(letter.codePointAt(0) ?? 0);
}
