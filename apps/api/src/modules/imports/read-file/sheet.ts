import { importLimits } from '@waybill/contract/imports/limits';
import { Problem } from '../../../platform/http/problem.ts';

/** What a file says, as texts: the headers, and below them its rows, each with as many cells. */
export type Sheet = { readonly headers: readonly string[]; readonly rows: readonly (readonly string[])[] };

export function unreadable(words: string): Problem {
  return new Problem('file_unreadable', words, { field: 'file' });
}

/** Collects the rows of a file while it is read, and ends that as soon as there are too many. */
export class SheetLines {
  readonly #lines: string[][] = [];

  /** Rows without a word in them are no rows. */
  add(cells: readonly string[]): void {
    const tidy = cells.map(tidied);
    if (tidy.every((cell) => cell === '')) return;
    if (cells.length > importLimits.columns) throw unreadable(`A file can have ${importLimits.columns} columns at most.`);
    if (this.#lines.length > importLimits.rows)
      throw unreadable(`A file can have ${importLimits.rows.toLocaleString('en-NG')} rows at most. Please split it.`);
    this.#lines.push(tidy);
  }

  sheet(): Sheet {
    const [headers, ...rows] = this.#lines;
    if (!headers || rows.length === 0)
      throw unreadable('There are no rows in it. We look for headers in the first row, and one parcel in each below.');
    const width = Math.max(headers.length, ...rows.map(({ length }) => length));
    const filled = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '');
    return { headers: filled(headers), rows: rows.map(filled) };
  }
}

/** One line without what cannot be seen, no longer than a cell can be. */
function tidied(cell: string): string {
  const plain = cell.slice(0, 4 * importLimits.cell).toWellFormed();
  return plain
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u00a0\ufeff]/gu, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, '')
    .trim()
    .slice(0, importLimits.cell);
}
