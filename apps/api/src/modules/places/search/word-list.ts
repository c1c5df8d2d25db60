import { createWordTree } from './word-tree.ts';

/** The match of a typed word with a word of the list: 1 is exact. `share` is the part of that word that was typed. */
type Fit = { readonly quality: number; readonly share: number };

/** The words of the list, by number, that a typed word fits. */
export type Fits = {
  readonly numbers: () => Iterable<number>;
  of(word: number): Fit | undefined;
  /** Number of names to look at, by a running count over the list. */
  sizeBy(countBefore: ArrayLike<number>): number;
};

export type WordList = {
  readonly words: readonly string[];
  /** Words that begin so, or do but for so many slips. */
  fits(typed: string, slips: number): Fits;
};

/** All distinct words of the book, sorted. */
export function createWordList(distinct: Iterable<string>): WordList {
  const words = [...distinct].sort();
  const tree = createWordTree(words);

  function fits(typed: string, slips: number): Fits {
    const from = firstFrom(words, (word) => word >= typed);
    const to = firstFrom(words, (word) => word >= typed && !word.startsWith(typed));
    const similar = similarTo(typed, slips, from, to);
    return {
      *numbers() {
        for (let word = from; word < to; word += 1) yield word;
        yield* similar.keys();
      },
      of: (word) => (from <= word && word < to ? beginningFit(typed, words[word] ?? '') : similar.get(word)),
      sizeBy(countBefore) {
        const count = (start: number, end: number) => (countBefore[end] ?? 0) - (countBefore[start] ?? 0);
        let size = count(from, to);
        for (const word of similar.keys()) size += count(word, word + 1);
        return size;
      },
    };
  }

  function similarTo(typed: string, most: number, from: number, to: number): ReadonlyMap<number, Fit> {
    const found = new Map<number, Fit>();
    // Every fourth letter may be a slip.
    const forgiven = Math.min(most, Math.floor(typed.length / 4));
    if (forgiven === 0) return found;
    for (const slip of tree.walk(typed, forgiven)) {
      // A short word with a typing error has so little left that it could begin almost anything.
      if (!slip.isWhole && typed.length < 5) continue;
      const quality = (slip.isWhole ? 0.8 : 0.5) - 0.15 * slip.slips;
      for (let word = slip.from; word < slip.to; word += 1) {
        if ((from <= word && word < to) || (found.get(word)?.quality ?? 0) >= quality) continue;
        found.set(word, { quality, share: slip.isWhole ? 1 : Math.min(1, typed.length / (words[word]?.length ?? 1)) });
      }
    }
    return found;
  }

  return { words, fits };
}

function beginningFit(typed: string, word: string): Fit {
  const share = typed.length / word.length;
  return { quality: share === 1 ? 1 : 0.7 + 0.2 * share, share };
}

/** The first of sorted words from which on something holds. */
function firstFrom(words: readonly string[], holds: (word: string) => boolean): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(words[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}
