import { importLimits } from '@waybill/contract/imports/limits';
import { type Sheet, SheetLines, unreadable } from './sheet.ts';
import { openZip, type ZipFile } from './unzip.ts';
import { attribute, xmlParts } from './xml.ts';

/** The first sheet of a workbook as its texts: numbers whole, dates as days. */
export function readXlsx(bytes: Buffer): Sheet {
  const zip = openZip(bytes);
  const workbook = zip.read('xl/workbook.xml');
  if (workbook === undefined) throw unreadable('That is no XLSX file. Please save it as XLSX or CSV.');
  const sheet = zip.read(firstSheetOf(zip, workbook));
  if (sheet === undefined) throw unreadable('There is no sheet in that file.');
  const cells = { texts: sharedTextsOf(zip), dateStyles: dateStylesOf(zip), isFrom1904: /date1904="(1|true)"/.test(workbook) };
  const lines = new SheetLines();
  for (const row of rowsOf(sheet, cells)) lines.add(row);
  return lines.sheet();
}

function firstSheetOf(zip: ZipFile, workbook: string): string {
  const usual = 'xl/worksheets/sheet1.xml';
  let relation: string | undefined;
  for (const part of xmlParts(workbook))
    if (part.kind === 'open' && part.name === 'sheet') {
      relation = attribute(part.attributes, 'r:id');
      break;
    }
  for (const part of xmlParts(zip.read('xl/_rels/workbook.xml.rels') ?? '')) {
    if (part.kind !== 'open' || part.name !== 'Relationship' || attribute(part.attributes, 'Id') !== relation) continue;
    const target = attribute(part.attributes, 'Target') ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return usual;
}

/** Texts that cells name by their number. Notes on how a word is spoken are left out. */
function sharedTextsOf(zip: ZipFile): string[] {
  const texts: string[] = [];
  let current: string[] = [];
  let isText = false;
  let isSpoken = false;
  for (const part of xmlParts(zip.read('xl/sharedStrings.xml') ?? '')) {
    if (part.kind === 'text') {
      if (isText && !isSpoken) current.push(part.text);
    } else if (part.name === 't') isText = part.kind === 'open' && !part.isEmpty;
    else if (part.name === 'rPh') isSpoken = part.kind === 'open' && !part.isEmpty;
    else if (part.name === 'si') {
      if (part.kind === 'open') current = [];
      if (part.kind === 'close' || part.isEmpty) texts.push(current.join(''));
    }
  }
  return texts;
}

/** Formats of dates that have a number and no text of their own. */
const isDateFormat = (id: number) => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Numbers of the cell styles by which a number is a day. */
function dateStylesOf(zip: ZipFile): ReadonlySet<number> {
  const found = new Set<number>();
  const own = new Set<number>();
  let isOfCells = false;
  let style = 0;
  for (const part of xmlParts(zip.read('xl/styles.xml') ?? '')) {
    if (part.kind === 'text') continue;
    if (part.name === 'cellXfs') isOfCells = part.kind === 'open' && !part.isEmpty;
    if (part.kind !== 'open') continue;
    const format = Number(attribute(part.attributes, 'numFmtId'));
    if (part.name === 'numFmt' && saysDay(attribute(part.attributes, 'formatCode') ?? '')) own.add(format);
    if (part.name !== 'xf' || !isOfCells) continue;
    if (isDateFormat(format) || own.has(format)) found.add(style);
    style += 1;
  }
  return found;
}

/** Whether a letter of a day or a year is in it, outside of what is quoted, in brackets or behind a backslash. */
function saysDay(format: string): boolean {
  let end = '';
  for (let at = 0; at < format.length; at += 1) {
    const character = format.charAt(at);
    if (end !== '') end = character === end ? '' : end;
    else if (character === '"') end = '"';
    else if (character === '[') end = ']';
    else if (character === '\\') at += 1;
    else if ('dDyY'.includes(character)) return true;
  }
  return false;
}

type Cells = { readonly texts: readonly string[]; readonly dateStyles: ReadonlySet<number>; readonly isFrom1904: boolean };

function* rowsOf(sheet: string, cells: Cells): Generator<string[]> {
  let row: string[] = [];
  let cell = { column: 0, type: '', style: 0, text: '' };
  let reads = false;
  for (const part of xmlParts(sheet)) {
    if (part.kind === 'text') {
      if (reads) cell.text += part.text;
    } else if (part.name === 'row') {
      if (part.kind === 'open') row = [];
      if (part.kind === 'close') yield row;
    } else if (part.name === 'c') {
      if (part.kind === 'open') {
        const { attributes } = part;
        const column = columnOf(attribute(attributes, 'r')) ?? row.length;
        if (column >= importLimits.columns * 4) throw unreadable(`A file can have ${importLimits.columns} columns at most.`);
        cell = { column, type: attribute(attributes, 't') ?? 'n', style: Number(attribute(attributes, 's') ?? 0), text: '' };
      }
      if (part.kind === 'close' && cell.text !== '') {
        while (row.length < cell.column) row.push('');
        row[cell.column] = wordsOf(cell, cells);
      }
    } else if (part.name === 'v' || part.name === 't') reads = part.kind === 'open' && !part.isEmpty;
    else if (part.name === 'rPh') reads = false;
  }
}

/** `AB12` is the twenty-eighth column, which is number 27. */
function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? [];
  return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

type Cell = { readonly type: string; readonly style: number; readonly text: string };

function wordsOf({ type, style, text }: Cell, { texts, dateStyles, isFrom1904 }: Cells): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'yes' : 'no';
  if (type === 'e') return '';
  if (type !== 'n') return text;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  if (dateStyles.has(style)) return dayOf(number, isFrom1904) ?? text;
  // Phones are stored as 8.03E9; the digits are all there.
  return Number.isInteger(number) && Math.abs(number) < 1e15 ? number.toFixed(0) : String(Number(number.toFixed(6)));
}

/** Days are counted from the last day but one of 1899, or from the first of 1904. */
function dayOf(number: number, isFrom1904: boolean): string | undefined {
  const days = Math.floor(number) + (isFrom1904 ? 1462 : 0);
  if (days < 1 || days > 80_000) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10);
}
