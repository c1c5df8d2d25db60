import { crc32, deflateSync } from 'node:zlib';

const size = 96;
const backgrounds = [
  [11, 107, 69],
  [29, 95, 138],
  [179, 52, 31],
  [242, 167, 27],
] as const;
const figure = [251, 248, 241] as const;

/** A generated portrait: pale head and shoulders on one of the brand’s colours, as a PNG like Google’s pictures. */
export function drawPortrait(sub: string): Buffer {
  const background = backgrounds[Number(sub.slice(-1)) % backgrounds.length] ?? backgrounds[0];
  const rows: number[] = [];
  for (let y = 0; y < size; y += 1) {
    rows.push(0);
    for (let x = 0; x < size; x += 1) rows.push(...(isFigure(x, y) ? figure : background));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function isFigure(x: number, y: number): boolean {
  const fromMiddle = (x - size / 2) ** 2;
  const head = fromMiddle + (y - 38) ** 2 < 17 ** 2;
  const shoulders = fromMiddle / 31 ** 2 + (y - 94) ** 2 / 33 ** 2 < 1;
  return head || shoulders;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
