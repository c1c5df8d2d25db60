import { type Sheet, SheetLines, unreadable } from './sheet.ts';

const delimiters = [',', ';', '\t'] as const;

/** Comma, semicolon or tab, with quotes around what has one of them in it; UTF-8, UTF-16 or the code page of Windows. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = textOf(bytes);
  const lines = new SheetLines();
  for (const cells of cellsOf(text, delimiterOf(text))) lines.add(cells);
  return lines.sheet();
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw unreadable('That is neither a CSV nor an XLSX file.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The one that the first line has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of text.slice(0, 20_000)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? -1) + 1);
  }
  return delimiters.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))[0] ?? ',';
}

/** RFC 4180, and what spreadsheets make of it. One pass, a step for each character at most. */
function* cellsOf(text: string, delimiter: string): Generator<string[]> {
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at + 1, delimiter) : plainCell(text, at, delimiter);
    cells.push(cell);
    at = end;
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    yield cells;
    cells = [];
  }
}

type Cell = { readonly cell: string; readonly end: number };

function plainCell(text: string, from: number, delimiter: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(from, end), end };
}

function quotedCell(text: string, from: number, delimiter: string): Cell {
  const parts: string[] = [];
  let start = from;
  for (;;) {
    const quote = text.indexOf('"', start);
    // Never closed: it ends with the file.
    if (quote === -1) return { cell: parts.join('') + text.slice(start), end: text.length };
    parts.push(text.slice(start, quote));
    if (text[quote + 1] !== '"') {
      // What stands behind the quote before the next delimiter belongs to the cell, as spreadsheets read it.
      const rest = plainCell(text, quote + 1, delimiter);
      return { cell: parts.join('') + rest.cell, end: rest.end };
    }
    parts.push('"');
    start = quote + 2;
  }
}
