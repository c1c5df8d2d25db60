import { createHash } from 'node:crypto';
import { keyFor } from '../wallet/index.ts';
import { plain } from './guess-columns.ts';
import type { Sheet } from './read-file/sheet.ts';

/**
 * What each row is known by: its words under their headers, and the how manieth of the same in its file. The order of rows and columns,
 * capitals and spaces make no other row; mending one neither.
 */
export function marksOf({ headers, rows }: Sheet): string[] {
  const seen = new Map<string, number>();
  const names = headers.map(plain);
  return rows.map((cells) => {
    const words = cells
      .flatMap((cell, index) => (cell === '' ? [] : [`${names[index] ?? ''}\u0000${cell.toLowerCase().replace(/\s+/g, ' ')}`]))
      .sort();
    const content = createHash('sha256').update(words.join('\u0001')).digest('hex');
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    return `${content} ${nth}`;
  });
}

/** The key under which a row is posted: one account posts it once, from whatever file. `again` counts the times that it was wished for once more. */
export function requestKeyOf(userId: string, mark: string, again: number): string {
  return keyFor(`${userId} import row`, again === 0 ? mark : `${mark} again ${again}`);
}
