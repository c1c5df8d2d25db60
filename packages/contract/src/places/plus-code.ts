import type { Spot } from './distance.ts';

// Open Location Code, https://github.com/google/open-location-code: pairs of digits to base 20, each pair 20 times finer.
const digits = '23456789CFGHJMPQRVWX';
const separator = '+';
const separatorAt = 8;
const pairSizes = [20, 1, 1 / 20, 1 / 400, 1 / 8000];
// Beyond ten digits each one is a cell of a grid, four across and five down.
const columns = 4;
const rows = 5;

/** The middle of what a full code stands for; undefined for anything else. */
export function decodePlusCode(text: string): Spot | undefined {
  const code = text.toUpperCase();
  if (code.indexOf(separator) !== separatorAt) return undefined;
  const places = [...code.replace(separator, '')].map((digit) => digits.indexOf(digit));
  if (places.includes(-1) || places.length < 10 || places.length > 15) return undefined;
  let latitude = -90;
  let longitude = -180;
  for (const [pair, size] of pairSizes.entries()) {
    latitude += (places[2 * pair] ?? 0) * size;
    longitude += (places[2 * pair + 1] ?? 0) * size;
  }
  let [height, width] = [1 / 8000, 1 / 8000];
  for (const cell of places.slice(10)) {
    height /= rows;
    width /= columns;
    latitude += Math.floor(cell / columns) * height;
    longitude += (cell % columns) * width;
  }
  return latitude > 90 || longitude > 180 ? undefined : { latitude: latitude + height / 2, longitude: longitude + width / 2 };
}

/** The code of a spot with ten digits, about the size of a house: `6FR5G99H+2X`. */
export function encodePlusCode({ latitude, longitude }: Spot): string {
  // In whole cells of the finest pair: sums of such fractions are not exact.
  let north = Math.min(180 * 8000 - 1, Math.max(0, Math.floor((latitude + 90) * 8000)));
  let east = Math.floor((longitude + 180) * 8000) % (360 * 8000);
  let code = '';
  for (let pair = 0; pair < pairSizes.length; pair += 1) {
    code = `${digits[north % 20] ?? ''}${digits[east % 20] ?? ''}${code}`;
    north = Math.floor(north / 20);
    east = Math.floor(east / 20);
  }
  return `${code.slice(0, separatorAt)}${separator}${code.slice(separatorAt)}`;
}

/** A code without its beginning, as maps show it beside a town: the one that lies nearest to that town. */
export function decodeShortPlusCode(short: string, near: Spot): Spot | undefined {
  const missing = separatorAt - short.indexOf(separator);
  const size = pairSizes[missing / 2 - 1];
  const spot = decodePlusCode(encodePlusCode(near).slice(0, missing) + short);
  if (size === undefined || !spot) return undefined;
  const nearer = (found: number, wanted: number) =>
    found > wanted + size / 2 ? found - size : found < wanted - size / 2 ? found + size : found;
  return { latitude: nearer(spot.latitude, near.latitude), longitude: nearer(spot.longitude, near.longitude) };
}

/** A code, whole or without its beginning; one without lies near a place that is known. */
export function spotOfPlusCode(code: string, near: Spot): Spot | undefined {
  return decodePlusCode(code) ?? decodeShortPlusCode(code, near);
}

const anyCode =
  /(?:^|[\s,;(])([23456789CFGHJMPQRVWX]{8}|[23456789CFGHJMPQRVWX]{4,6})\+([23456789CFGHJMPQRVWX]{2,7})(?=$|[\s,;.)])/i;

/** The first code that stands in a text, full or without its beginning. */
export function plusCodeIn(text: string): string | undefined {
  const [, begin, end] = anyCode.exec(text) ?? [];
  return begin && end && begin.length % 2 === 0 ? `${begin}${separator}${end}`.toUpperCase() : undefined;
}
