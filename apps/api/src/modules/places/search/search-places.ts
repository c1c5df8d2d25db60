import type { PlaceFound } from '@waybill/contract/places/search-places';
import { findCountry } from '../gazetteer/countries.ts';
import { gazetteer } from '../gazetteer/gazetteer.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { type SearchOptions, searchNames } from './search-names.ts';
import { viewOf } from './view.ts';

let index: NameIndex | undefined;

/** Makes the index, once: the book never changes while the program runs. It takes half a second, so better before anybody waits. */
export function openBook(): NameIndex {
  index ??= createNameIndex(gazetteer(), countryName);
  return index;
}

/** Places of our own book. */
export function searchPlaces(text: string, options: SearchOptions): PlaceFound[] {
  return searchNames(openBook(), text, options).map((entry) => viewOf(entry, countryName(entry.countryCode)));
}

function countryName(code: string): string {
  return findCountry(code)?.name ?? code;
}
