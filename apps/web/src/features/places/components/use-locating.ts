import { isProblem } from '@waybill/client/failures';
import type { Spot } from '@waybill/contract/places/distance';
import type { Place } from '@waybill/contract/places/place';
import { decodeShortPlusCode, encodePlusCode } from '@waybill/contract/places/plus-code';
import { useRef, useState } from 'react';
import { findNearestPlace } from '../api/find-nearest-place.ts';
import { searchPlaces } from '../api/search-places.ts';
import { placeOf } from '../model/address-text.ts';
import { findPosition, geolocationOf, PositionError, roughM } from '../model/find-position.ts';
import { type Pasted, readPosition } from '../model/read-position.ts';

/** The exact spot in the area that lies nearest, and the Plus Code that finds it again where no street does. */
export type Located = { readonly place: Place; readonly street: string };

const closedLink =
  'We cannot see the place in this link. Open it in your maps, and paste the Plus Code or the coordinates from there.';

/** A place by the phone’s position, or by something that was pasted. */
export function useLocating(onLocated: (located: Located) => void) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  // Whoever types on does not wait for it any more.
  const latest = useRef(0);

  async function run(find: () => Promise<Spot>) {
    const mine = ++latest.current;
    setBusy(true);
    setMessage('');
    try {
      const spot = await find();
      const place = { ...placeOf(await findNearestPlace(spot)), ...spot };
      if (mine === latest.current) onLocated({ place, street: encodePlusCode(spot) });
    } catch (failure) {
      if (mine === latest.current) setMessage(wordsOf(failure));
    }
    if (mine === latest.current) setBusy(false);
  }

  return {
    isBusy,
    message,
    forget() {
      latest.current += 1;
      setBusy(false);
      setMessage('');
    },
    locateMe: () => run(hereOf),
    /** True when there was a place in it, found or not. */
    take(text: string): boolean {
      const pasted = readPosition(text);
      if (pasted?.kind === 'closed-link') {
        latest.current += 1;
        setBusy(false);
        setMessage(closedLink);
      } else if (pasted) void run(() => spotOf(pasted));
      return pasted !== undefined;
    },
  };
}

async function hereOf(): Promise<Spot> {
  const { latitude, longitude, accuracyM } = await findPosition(geolocationOf(navigator));
  if (accuracyM > roughM) throw new PositionError('unavailable');
  return { latitude, longitude };
}

async function spotOf(pasted: Exclude<Pasted, { kind: 'closed-link' }>): Promise<Spot> {
  if (pasted.kind === 'spot') return pasted.spot;
  const { places } = await searchPlaces(pasted.town.slice(0, 120), undefined, AbortSignal.timeout(20_000));
  const spot = places[0] && decodeShortPlusCode(pasted.code, places[0]);
  if (!spot) throw new PositionError('unavailable');
  return spot;
}

function wordsOf(failure: unknown): string {
  if (failure instanceof PositionError)
    return failure.trouble === 'refused'
      ? 'Your browser keeps your position to itself. Allow it there, or type where you are.'
      : 'We could not find that spot. Type the area instead.';
  return isProblem(failure, 'not_found') ? failure.message : 'We could not look that up. Check your connection and try again.';
}
