/** A beginning that words share. They are `from` to `to` of the sorted list; what may follow is looked up when first asked for. */
type Branch = {
  readonly letter: number;
  readonly depth: number;
  readonly from: number;
  readonly to: number;
  next?: readonly Branch[];
};

/** Words that begin within so many typing errors of the text; `isWhole` where the word ends just there. */
type Slip = { readonly from: number; readonly to: number; readonly slips: number; readonly isWhole: boolean };

export type WordTree = { walk(typed: string, most: number): Slip[] };

/**
 * Finds words in spite of slips of the finger: a letter wrong, left out, too many, or two swapped. Words that begin alike
 * are compared once: the rows of the usual table of distances are kept on the way down, and a branch is left as soon as
 * no cell of its row is good enough.
 */
export function createWordTree(sorted: readonly string[]): WordTree {
  const root: Branch = { letter: 0, depth: 0, from: 0, to: sorted.length };
  return {
    walk(typed, most) {
      const letters = Array.from(typed, (_, at) => typed.charCodeAt(at));
      // A row for each depth, overwritten by every branch.
      const rows = Array.from({ length: typed.length + most + 1 }, () => new Uint8Array(typed.length + 1).fill(most + 1));
      for (let at = 0; at <= Math.min(most, typed.length); at += 1) (rows[0] ?? [])[at] = at;
      const walk: Walk = { sorted, letters, most, rows, found: [] };
      for (const branch of followers(sorted, root)) descend(walk, branch, 0);
      return walk.found;
    },
  };
}

function followers(sorted: readonly string[], branch: Branch): readonly Branch[] {
  branch.next ??= [...split(sorted, branch)];
  return branch.next;
}

function* split(sorted: readonly string[], { depth, from, to }: Branch): Generator<Branch> {
  // The word that ends here comes before all that go on.
  let at = sorted[from]?.length === depth ? from + 1 : from;
  while (at < to) {
    const letter = sorted[at]?.charCodeAt(depth) ?? 0;
    let low = at + 1;
    let high = to;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]?.charCodeAt(depth) === letter) low = middle + 1;
      else high = middle;
    }
    yield { letter, depth: depth + 1, from: at, to: low };
    at = low;
  }
}

type Walk = {
  readonly sorted: readonly string[];
  readonly letters: readonly number[];
  readonly most: number;
  readonly rows: readonly Uint8Array[];
  readonly found: Slip[];
};

function descend(walk: Walk, branch: Branch, parent: number): void {
  const { sorted, letters, most, rows, found } = walk;
  const { letter, depth, from, to } = branch;
  const least = fillRow(walk, letter, depth, parent);
  const slips = rows[depth]?.[letters.length] ?? most + 1;
  if (slips <= most) {
    found.push({ from, to, slips, isWhole: false });
    if (sorted[from]?.length === depth) found.push({ from, to: from + 1, slips, isWhole: true });
  }
  // Deeper than this every cell costs more than is forgiven.
  if (depth < letters.length + most && least <= most) for (const next of followers(sorted, branch)) descend(walk, next, letter);
}

/** Fills the row of a depth and answers its least cell. Cells further than `most` from the diagonal are too dear whatever they hold. */
function fillRow({ letters, most, rows }: Walk, letter: number, depth: number, parent: number): number {
  const dear = most + 1;
  const row = rows[depth];
  const above = rows[depth - 1];
  const twoAbove = rows[depth - 2];
  if (!row || !above) return dear;
  const first = Math.max(1, depth - most);
  const last = Math.min(letters.length, depth + most);
  row[first - 1] = first === 1 && depth <= most ? depth : dear;
  let least = row[first - 1] ?? dear;
  for (let at = first; at <= last; at += 1) {
    let cost = (above[at - 1] ?? dear) + (letters[at - 1] === letter ? 0 : 1);
    // Beyond the band of the row above nothing was written.
    if (at < depth + most) cost = Math.min(cost, (above[at] ?? dear) + 1);
    cost = Math.min(cost, (row[at - 1] ?? dear) + 1, dear);
    if (depth > 1 && at > 1 && letters[at - 2] === letter && letters[at - 1] === parent)
      cost = Math.min(cost, (twoAbove?.[at - 2] ?? dear) + 1);
    row[at] = cost;
    if (cost < least) least = cost;
  }
  return least;
}
