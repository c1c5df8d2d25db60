import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Raw pixels, four bytes each or three. */
type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number; readonly channels: 3 | 4 };

const font = fileURLToPath(new URL('../../platform/pdf/fonts/noto-sans-bold.ttf', import.meta.url));

/** Small print stays readable, and no picture takes more memory than this. */
const largestSide = 2400;
/** On less, letters would be crumbs. */
const smallestSide = 480;
/** Of the shorter side: at least two marks stand side by side. */
const shareOfSide = 0.42;
const slant = -24;
const gap = 0.12;
/** Seen on any paper, and the paper seen through it. */
const strength = 0.32;
const quality = 82;

/**
 * The picture drawn anew with the words all over it, dark with a bright edge, so that they are read on light and on dark, and no part
 * worth cutting out is without them.
 */
export async function watermarked(picture: Pixels, words: readonly string[]): Promise<Pixels> {
  const { data, ...raw } = picture;
  const tile = await fit(await tileOf(words, Math.min(raw.width, raw.height) * shareOfSide), picture);
  const { data: marked, info } = await sharp(data, { raw })
    .composite([{ input: tile.data, raw: tile, tile: true, gravity: 'northwest' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: marked, width: info.width, height: info.height, channels: 3 };
}

/** The pixels of a picture, upright and of a size that can be marked. */
export async function pixelsOf(bytes: Buffer, mostPixels: number): Promise<Pixels> {
  const original = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: 20 }).autoOrient();
  const { autoOrient } = await original.metadata();
  const shorter = Math.min(autoOrient.width, autoOrient.height);
  const scale = Math.min(Math.max(1, smallestSide / shorter), largestSide / Math.max(autoOrient.width, autoOrient.height));
  const { data, info } = await original
    .resize({ width: Math.max(1, Math.round(autoOrient.width * scale)) })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}

export function webpOf({ data, ...raw }: Pixels): Promise<Buffer> {
  return sharp(data, { raw }).webp({ quality }).toBuffer();
}

export function jpegFrom({ data, ...raw }: Pixels): Promise<Buffer> {
  return sharp(data, { raw }).jpeg({ quality }).toBuffer();
}

/** The words once, slanted, with room around them. */
async function tileOf(words: readonly string[], width: number): Promise<Pixels> {
  const text = words.map(plain).join('\n');
  const { data: mask, info } = await sharp({ text: { text, font: 'Noto Sans Bold', fontfile: font, dpi: 300, spacing: 20 } })
    .resize({ width: Math.round(width) })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const data = inked(mask, info.width);
  const room = Math.round(info.width * gap);
  const turned = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .rotate(slant, { background: clear })
    .extend({ bottom: room, right: room, background: clear })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: inStrips(turned.data, turned.info), width: turned.info.width, height: turned.info.height, channels: 4 };
}

/** The same once more half a tile over: no strip between two is without words. */
function inStrips(once: Buffer, { width, height }: Pick<Pixels, 'width' | 'height'>): Buffer {
  const twice = Buffer.from(once);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const other = 4 * (y * width + ((x + Math.floor(width / 2)) % width));
      const at = 4 * (y * width + x);
      if ((once[other + 3] ?? 0) > (once[at + 3] ?? 0)) once.copy(twice, at, other, other + 4);
    }
  }
  return twice;
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** The words are no markup. */
function plain(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Dark letters, and the same ones in white a little lower behind them. */
function inked(mask: Buffer, width: number): Buffer {
  const edge = Math.max(1, Math.round(width / 260));
  const data = Buffer.alloc(mask.length * 4);
  for (let at = 0; at < mask.length; at += 1) {
    const dark = (mask[at] ?? 0) / 255;
    const bright = at % width >= edge ? (mask[at - edge * width - edge] ?? 0) / 255 : 0;
    const shade = dark > 0 ? Math.round((255 * bright * (1 - dark)) / Math.max(dark + bright * (1 - dark), 1e-6)) : 255;
    data.fill(shade, at * 4, at * 4 + 3);
    data[at * 4 + 3] = Math.round(255 * strength * Math.min(1, dark + bright * (1 - dark)));
  }
  return data;
}

/** A long, narrow picture has room for a part of the words only. */
async function fit(tile: Pixels, { width, height }: Pixels): Promise<Pixels> {
  if (tile.width <= width && tile.height <= height) return tile;
  const { data, ...raw } = tile;
  const part = { left: 0, top: 0, width: Math.min(tile.width, width), height: Math.min(tile.height, height) };
  const cut = await sharp(data, { raw }).extract(part).raw().toBuffer();
  return { data: cut, width: part.width, height: part.height, channels: 4 };
}
