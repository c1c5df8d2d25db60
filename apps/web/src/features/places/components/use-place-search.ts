import type { PlaceFound } from '@waybill/contract/places/search-places';
import { useEffect, useState } from 'react';
import { searchPlaces } from '../api/search-places.ts';

type Found = { readonly text: string; readonly places: readonly PlaceFound[]; readonly source: string };
export type PlaceSearch = {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** The result of the last finished search; undefined before there was one. */
  readonly found: Found | undefined;
};

/** Asks for places by a text. */
export type PlaceSearcher = typeof searchPlaces;

const afterTypingMs = 150;
const nothing: PlaceSearch = { isBusy: false, hasFailed: false, found: undefined };

/** Looks for places a moment after the last letter; an answer to an older question is never shown. */
export function usePlaceSearch(
  text: string,
  countryCode: string | undefined,
  searcher: PlaceSearcher = searchPlaces,
): PlaceSearch {
  const [search, setSearch] = useState(nothing);
  const wanted = text.trim();

  useEffect(() => {
    if (wanted.length < 2) {
      setSearch(nothing);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      setSearch(({ found }) => ({ isBusy: true, hasFailed: false, found }));
      try {
        const { places, source } = await searcher(wanted, countryCode, stop.signal);
        if (!stop.signal.aborted) setSearch({ isBusy: false, hasFailed: false, found: { text: wanted, places, source } });
      } catch {
        if (!stop.signal.aborted) setSearch({ isBusy: false, hasFailed: true, found: undefined });
      }
    }, afterTypingMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, countryCode, searcher]);

  return search;
}
