import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordTree } from './word-tree.ts';

/** The textbook’s table, whole: wrong, left out, too many, swapped. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const costs = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      if (isSwapped) costs.push(at(row - 2, column - 2) + 1);
      (table[row] ?? [])[column] = Math.min(...costs);
    }
  return at(one.length, other.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });

describe('a tree of words', () => {
  it('finds exactly the words and beginnings that the textbook finds', () => {
    const given = [fc.uniqueArray(word, { minLength: 1, maxLength: 12 }), word, fc.constantFrom(1, 2)] as const;
    fc.assert(
      fc.property(...given, (some, typed, most) => {
        const sorted = [...some].sort();
        const found = createWordTree(sorted).walk(typed, most);
        for (const [number, one] of sorted.entries()) {
          const least = (slips: typeof found) => Math.min(...slips.map((slip) => slip.slips), most + 1);
          const here = found.filter(({ from, to }) => from <= number && number < to);
          expect(least(here.filter(({ isWhole }) => isWhole))).toBe(Math.min(distance(typed, one), most + 1));
          const beginnings = Array.from(one, (_, at) => distance(typed, one.slice(0, at + 1)));
          expect(least(here)).toBe(Math.min(...beginnings, most + 1));
        }
      }),
    );
  });
});
