/** How wide the characters from space to ~ are, in thousandths of the size, as the font's makers measured them. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778,
  722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
  500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
] as const;

const spelledOut: Readonly<Record<string, string>> = {
  '₦': 'NGN ',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ł: 'L',
  ł: 'l',
  Ɓ: 'B',
  ɓ: 'b',
  Ɗ: 'D',
  ɗ: 'd',
  Ƙ: 'K',
  ƙ: 'k',
  Ə: 'E',
  ǝ: 'e',
};

/**
 * The text in letters that the built-in fonts have. Ọláolúwa keeps what it can of its marks and loses the rest;
 * letters of other alphabets become question marks.
 */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(letter).join('');
}

function letter(character: string): string {
  if (/[\x20-\x7e\xa0-\xff]/.test(character)) return character;
  const known = spelledOut[character];
  if (known !== undefined) return known;
  if (/\p{Mark}/u.test(character)) return '';
  const bare = character.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return /^[\x20-\x7e\xa0-\xff]+$/.test(bare) ? bare : '?';
}

/** Whether all of it can be read. */
export function isPrintable(text: string): boolean {
  return !printable(text.replaceAll('?', '')).includes('?');
}

export function widthOf(text: string, size: number): number {
  const thousandths = [...printable(text)].reduce((sum, character) => sum + (widths[character.charCodeAt(0) - 32] ?? 611), 0);
  return (thousandths * size) / 1000;
}

/** As much of the text as there is room for. */
export function fitted(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text;
  let kept = [...text];
  while (kept.length > 0 && widthOf(`${kept.join('')}…`, size) > room) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}
