import { Problem } from '../../platform/http/problem.ts';

type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.subarray(at, at + text.length).toString('latin1') === text;

/** The real type of a picture, whatever its name or the browser says; throws a problem for any other file. */
export function imageTypeOf(bytes: Buffer): ImageType {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  const brands = brandsOf(bytes);
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  throw new Problem('unsupported_type', whyNot(bytes, brands), { field: 'file' });
}

/** The names in the first box of an ISO media file (AVIF, HEIC and films): its own, and those it gets on with. */
function brandsOf(bytes: Buffer): string[] {
  if (!startsWith(bytes, 'ftyp', 4)) return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.subarray(8, 12).toString('latin1')];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.subarray(at, at + 4).toString('latin1'));
  return brands;
}

const heic = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

function whyNot(bytes: Buffer, brands: readonly string[]): string {
  if (brands.some((brand) => heic.has(brand)))
    return 'iPhone HEIC pictures cannot be used yet. Please send it as a JPEG: a screenshot of the picture will do.';
  if (brands.length > 0) return 'That is a film. Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.';
  if (startsWith(bytes, '%PDF')) return 'That is a PDF. Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.';
  if (/^(\xef\xbb\xbf)?\s*</.test(bytes.subarray(0, 200).toString('latin1')))
    return 'Drawings made of text, such as SVG, cannot be used. Please choose a JPEG, PNG, WebP, AVIF or GIF.';
  return 'That is not a picture we can use. Please choose a JPEG, PNG, WebP, AVIF or GIF.';
}
