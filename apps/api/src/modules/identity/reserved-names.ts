import { Problem } from '../../platform/http/problem.ts';

/**
 * Look-alikes of letters from any alphabet: readers of a name do not see its code points. After compatibility decomposition
 * (full width, mathematical and circled letters, accents) and in lower case; i, l, 1 and | are one.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: '4@аαɑаᴀλ',
  b: '68вьъƅβʙɓ',
  c: 'сϲᴄ¢ƈ(',
  d: 'ԁɗđᴅժ',
  e: '3еєεᴇɛ€ә',
  f: 'ƒꜰſϝ',
  g: '9ɡԍɢɠց',
  h: 'һнʜħհ',
  i: '1lіїιıɩɪӏʟłǀ|!ɫіי',
  j: 'јʝᴊյ',
  k: 'кκᴋƙ',
  m: 'мᴍʍ',
  n: 'пηɴոռή',
  o: '0оοσօøᴏɵө૦',
  p: 'рρᴘƿ',
  q: 'ԛգ',
  r: 'гʀɾяᴦ',
  s: '5ѕꜱ$ʂ',
  t: '7тτᴛŧ+',
  u: 'υսᴜʋцμ',
  v: 'νѵᴠѷ',
  w: 'ѡԝωшщᴡա',
  x: 'хχ×',
  y: 'уүγʏўɏყ',
  z: '2ᴢʐ',
};

const plain = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** The appearance of a name, as plain letters without anything between them. */
export function looksLike(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase().normalize('NFKD')].map((letter) => plain.get(letter) ?? letter);
  return letters
    .join('')
    .replace(/[^a-z]/g, '')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm');
}

const brand = looksLike('waybill');

/** Words of official names, and those that only go with them. */
const official = [
  'support',
  'supports',
  'admin',
  'admins',
  'administrator',
  'moderator',
  'helpdesk',
  'help',
  'staff',
  'official',
  'ops',
  'operations',
  'customer',
  'system',
  'security',
].map(looksLike);
const around = [
  'team',
  'desk',
  'center',
  'centre',
  'care',
  'service',
  'services',
  'agent',
  'manager',
  'officer',
  'the',
  'our',
  'real',
  'account',
  'accounts',
  'payment',
  'payments',
  'wallet',
  'delivery',
  'online',
  'live',
  'chat',
  'nigeria',
  'ng',
  'lagos',
  'and',
  'of',
].map(looksLike);

/** Whether a name would pass for ours: our own name in it, or nothing but words like “support” and “customer care”. */
export function posesAsUs(name: string): boolean {
  // With the digits at its end, and without: support7 is no other name than support.
  return [name, withoutNumber(name)].map(looksLike).some((look) => look.includes(brand) || isOfficial(look));
}

/** From its end, character by character: an expression would look at all spaces of a name again from each one. */
function withoutNumber(name: string): string {
  const endOf = (text: string, fits: RegExp) => {
    let end = text.length;
    while (end > 0 && fits.test(text.charAt(end - 1))) end -= 1;
    return text.slice(0, end);
  };
  const bare = endOf(name, /[0-9]/);
  return bare === name ? name : endOf(bare, /[\s._-]/);
}

/**
 * Whether a name is made of those words alone, with at least one official one. Marks the positions that can be reached from
 * the front: with such a word, or without.
 */
function isOfficial(look: string): boolean {
  const reached = new Map<number, boolean>([[0, false]]);
  for (let end = 0; end < look.length; end += 1) {
    const hasOfficialWord = reached.get(end);
    if (hasOfficialWord === undefined) continue;
    for (const word of official) if (look.startsWith(word, end)) reached.set(end + word.length, true);
    for (const word of around)
      if (look.startsWith(word, end)) reached.set(end + word.length, hasOfficialWord || reached.get(end + word.length) === true);
  }
  return look !== '' && reached.get(look.length) === true;
}

/** A word of letters from two alphabets is there to be mistaken for another. */
function mixesAlphabets(name: string): boolean {
  return name
    .split(/[^\p{L}\p{M}]+/u)
    .some(
      (word) =>
        /\p{Script=Latin}/u.test(word) &&
        /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(word),
    );
}

/** Refuses a name that others see and would take for ours. */
export function refuseOurName(name: string, field: string): void {
  if (posesAsUs(name))
    throw new Problem('invalid_input', 'That reads like one of our own people. Please use another name.', { field });
  if (mixesAlphabets(name)) throw new Problem('invalid_input', 'Please write each word in one alphabet.', { field });
}
