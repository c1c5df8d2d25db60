import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

const file = readFileSync(new URL('./inter-text.woff2', import.meta.url));

it('weighs so little that a slow phone can have it with the first page', () => {
  expect(file.length).toBeLessThan(40_000);
});

it.each([
  ['Yoruba', 'AaÀàÁáBbDdEeÈèÉéẸẹFfGgHhIiÌìÍíJjKkLlMmNnǸǹŃńOoÒòÓóỌọPpRrSsṢṣTtUuÙùÚúWwYyḾḿ'],
  ['Igbo', 'ỊịỌọỤụṄṅÑñ'],
  ['Hausa', 'ƁɓƊɗƘƙƳƴʼ’'],
  ['money and numbers', '₦$€0123456789.,−–+%'],
  ['marks that stand on any letter: tones, the dot below', '\u0300\u0301\u0302\u0303\u0304\u0308\u030c\u0323'],
  ['our sentences', '“”‘’…·×—→←'],
])('has every letter of %s', (_, letters) => {
  const known = letterCodes(file);
  expect([...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

/** The letters of a font: the tables of a WOFF2 file are packed as one, and `cmap` is the one that maps letters. */
function letterCodes(font: Buffer): ReadonlySet<number> {
  const tables: { readonly isCmap: boolean; readonly length: number }[] = [];
  let at = 48;
  function base128(): number {
    for (let value = 0; ; ) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
  for (let left = font.readUInt16BE(12); left > 0; left -= 1) {
    const flags = font.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const whole = base128();
    // Outlines (10) and their places (11) are transformed unless version 3 says otherwise; other tables only if it is not 0.
    const isTransformed = tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0;
    tables.push({ isCmap: tag === 0, length: isTransformed ? base128() : whole });
  }
  const unpacked = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  const index = tables.findIndex(({ isCmap }) => isCmap);
  const start = tables.slice(0, index).reduce((sum, { length }) => sum + length, 0);
  return readSegments(unpacked.subarray(start));
}

/** Format 4: segments of letters that follow each other. */
function readSegments(cmap: Buffer): ReadonlySet<number> {
  const codes = new Set<number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const double = table.readUInt16BE(6);
    for (let segment = 0; segment < double; segment += 2) {
      const [first, last] = [table.readUInt16BE(16 + double + segment), table.readUInt16BE(14 + segment)];
      for (let code = first; code <= last && code < 0xffff; code += 1) codes.add(code);
    }
  }
  return codes;
}
