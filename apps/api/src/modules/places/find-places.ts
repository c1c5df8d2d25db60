import type { ResultOf } from '@waybill/contract/call';
import type { searchPlaces as call } from '@waybill/contract/places/search-places';
import type { PlaceQuestion, PlacesPort } from '../../providers/places/port.ts';
import { searchPlaces } from './search/search-places.ts';

export type PlaceFinder = (question: PlaceQuestion) => Promise<ResultOf<typeof call>>;

/** After a failure our own gazetteer answers for so long: nobody should wait for a broken provider at every keystroke. */
const restMs = 30_000;

/**
 * Asks the configured provider; when it is down, slow or answers nonsense, our own gazetteer answers instead and the answer says so.
 * The rest after a failure is this process's own: it only saves waiting, and another process finds out by itself.
 */
export function createPlaceFinder(provider: PlacesPort | undefined, report: (error: unknown) => void): PlaceFinder {
  let restUntil = 0;
  return async (question) => {
    if (provider && performance.now() >= restUntil) {
      try {
        const places = await provider.find(question);
        // Our own gazetteer may know another name, or a name with a typing error, that the provider does not.
        if (places.length > 0) return { places, source: provider.source };
      } catch (error) {
        restUntil = performance.now() + restMs;
        report(error);
      }
    }
    return { places: searchPlaces(question.text, question), source: 'gazetteer' };
  };
}
