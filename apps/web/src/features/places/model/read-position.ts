import type { Spot } from '@waybill/contract/places/distance';
import { decodePlusCode } from '@waybill/contract/places/plus-code';

export type Pasted =
  | { readonly kind: 'spot'; readonly spot: Spot }
  /** A code as maps show it beside a town: `G99H+2X Lagos`. */
  | { readonly kind: 'short-code'; readonly code: string; readonly town: string }
  /** A link that says nothing before somebody opens it, and we open nobody’s links. */
  | { readonly kind: 'closed-link' };

const fullCode = /(?:^|[^0-9A-Z])([23456789CFGHJMPQRVWX]{8}\+[23456789CFGHJMPQRVWX]{2,7})(?![0-9A-Z])/i;
const shortCode = /^([23456789CFGHJMPQRVWX]{4,6}\+[23456789CFGHJMPQRVWX]{2,3})[,\s]+(\S.*)$/i;
const degrees = String.raw`(-?\d{1,3}\.\d{1,15})`;
const comma = String.raw`(?:,|%2C)[+\s]?`;
// In their order: the pin of a place, what was looked for, the middle of the map.
const inLinks = [
  new RegExp(`!3d${degrees}!4d${degrees}`),
  new RegExp(`[?&](?:q|query|ll|sll|destination|daddr|center)=(?:loc:)?${degrees}${comma}${degrees}`, 'i'),
  new RegExp(`[?&]mlat=${degrees}&mlon=${degrees}`, 'i'),
  new RegExp(`#map=\\d{1,2}/${degrees}/${degrees}`),
  new RegExp(`[/@:]${degrees}${comma}${degrees}`, 'i'),
];
const bare = new RegExp(`^${degrees}[,\\s] ?${degrees}$`);

/** The place in something that was pasted: a Plus Code, coordinates, or the link of a map. Undefined for plain words. */
export function readPosition(pasted: string): Pasted | undefined {
  // As long as links of maps become.
  const text = pasted.trim().slice(0, 2000);
  const code = fullCode.exec(text)?.[1];
  const spot = code === undefined ? undefined : decodePlusCode(code);
  if (spot) return { kind: 'spot', spot };
  const short = shortCode.exec(text);
  if (short?.[1] && short[2]) return { kind: 'short-code', code: short[1].toUpperCase(), town: short[2] };
  const isLink = /^(https?:\/\/|geo:)/i.test(text);
  const found = (isLink ? inLinks : [bare]).map((pattern) => spotOf(pattern.exec(text))).find((one) => one !== undefined);
  if (found) return { kind: 'spot', spot: found };
  return isLink ? { kind: 'closed-link' } : undefined;
}

function spotOf(match: RegExpExecArray | null): Spot | undefined {
  if (!match) return undefined;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
