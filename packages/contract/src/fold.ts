/** Letters of Hausa and of the Nordic and Slavic names that are no letter with a mark on it. */
const plain: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** As people type it in a hurry: without marks, in small letters. `Ọ̀ṣun` is `osun`. */
export function fold(text: string): string {
  return (
    text
      // Before and after: thousands of marks on one letter would be sorted, each among all others.
      .replace(/\p{M}/gu, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[ɓɗƙƴøłđßæœ]/g, (letter) => plain[letter] ?? letter)
  );
}
