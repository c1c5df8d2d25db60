/** Words that say what somebody is, not who. */
const titles = new Set([
  ...[
    'mr',
    'mrs',
    'miss',
    'ms',
    'dr',
    'chief',
    'alhaji',
    'alhaja',
    'hajia',
    'mallam',
    'prince',
    'engr',
    'barr',
    'prof',
    'rev',
    'pastor',
  ],
  ...['ltd', 'limited', 'plc', 'nig', 'nigeria', 'enterprise', 'enterprises', 'ventures', 'and', 'the', 'co', 'company'],
]);

function wordsOf(name: string): ReadonlySet<string> {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && !titles.has(word)));
}

/**
 * Whether a bank’s name of an account may be that of somebody who goes by one of these names: banks write names in any order, in capitals, with middle
 * names and titles. Two words in common are enough, or one where one of the two has no more.
 */
export function isSameName(onAccount: string, known: readonly string[]): boolean {
  const words = wordsOf(onAccount);
  return known.some((name) => {
    const others = wordsOf(name);
    const common = [...words].filter((word) => others.has(word)).length;
    return common > 0 && common >= Math.min(2, words.size, others.size);
  });
}
