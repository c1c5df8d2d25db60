import { fold } from '@waybill/contract/fold';
import type { Place } from '@waybill/contract/places/place';
import { findCountry } from '../places/index.ts';
import { neighbourhoodOf } from './neighbourhood.ts';

const longestWord = 40;
const mostWords = 200;

/** The words of a text, each once. */
export function wordsOf(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) =>
    // Cut by whole characters: PostgreSQL refuses half of one.
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .map((word) => [...word].slice(0, longestWord).join('')),
  );
  return [...new Set(words.filter((word) => word !== ''))];
}

/** The texts that an item can be found by. */
export type Findable = {
  readonly texts: readonly string[];
  readonly from?: Place;
  readonly to?: readonly Place[];
  readonly day?: string;
  readonly mode?: number;
};

/**
 * All words, and marked ones for the filters of packages. A mark begins with a colon, which no word has: a search for `from`
 * does not find everything that comes from somewhere.
 */
export function termsOf({ texts, from, to = [], day, mode }: Findable): string[] {
  const pickup = from ? placeWords(from) : [];
  const dropOffs = to.flatMap(placeWords);
  const words = wordsOf(...texts).slice(0, mostWords);
  const marked = [
    ...pickup.map((word) => marks.from + word),
    ...dropOffs.map((word) => marks.to + word),
    ...(day === undefined ? [] : [marks.day + day]),
    ...(mode === undefined ? [] : [marks.mode + mode]),
  ];
  return [...new Set([...words, ...pickup, ...dropOffs, ...marked])];
}

export const marks = { from: ':from:', to: ':to:', day: ':day:', mode: ':mode:' } as const;

/** Leaves out the street: nobody finds a parcel by the street it waits in. */
function placeWords(place: Place): string[] {
  const { label, city, state, countryCode } = neighbourhoodOf(place);
  return wordsOf(label, city, state, findCountry(countryCode)?.name ?? '');
}
