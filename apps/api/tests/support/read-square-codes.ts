import { decodeQR } from 'qr/decode.js';
import { readPdfDrawings } from './read-pdf.ts';

/** What a camera reads from each square code of a page, from left to right and from top to bottom. */
export function readSquareCodes(bytes: Buffer): string[][] {
  return readPdfDrawings(bytes).map(({ content }) =>
    // Each code is a group of its own, in which a square is one unit.
    [...content.matchAll(/q\n([-\d.]+) 0 0 [-\d.]+ ([-\d.]+) ([-\d.]+) cm\n[^Q]*?((?:\d+ \d+ \d+ 1 re\n)+)f\nQ/g)].map(
      ([, , , , runs = '']) => read(runs),
    ),
  );
}

const pixels = 6;
const quiet = 4;

function read(runs: string): string {
  const dark = [...runs.matchAll(/(\d+) (\d+) (\d+) 1 re/g)].map(
    ([, x, y, length]) => [Number(x), Number(y), Number(length)] as const,
  );
  const size = Math.max(...dark.map(([x, , length]) => x + length)) + quiet;
  const side = size * pixels;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [x, y, length] of dark)
    for (let row = y * pixels; row < (y + 1) * pixels; row += 1)
      for (let column = x * pixels; column < (x + length) * pixels; column += 1) {
        const at = (row * side + column) * 4;
        data.fill(0, at, at + 3);
      }
  return decodeQR({ width: side, height: side, data });
}
