const apart: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ə: 'e',
};

/** Without accents, case and punctuation, one space between words: `SÃO-Paulo’s` is `sao paulos`. */
export function fold(text: string): string {
  const plain = isPlain.test(text) ? text.toLowerCase() : unaccented(text);
  return plain
    .replaceAll(/['`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Most names need no more than small letters, and there are many thousands to fold at once. */
const isPlain = /^[ -~]*$/;

function unaccented(text: string): string {
  return (
    text
      // Before and after: thousands of marks on one letter would be sorted, each among all others.
      .replaceAll(/\p{M}/gu, '')
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}’‘ʻ]/gu, '')
      .replaceAll(/[ßæœøđðħıłþə]/g, (letter) => apart[letter] ?? letter)
  );
}
