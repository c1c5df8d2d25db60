import { fold } from '@waybill/contract/fold';
import type { Place } from '@waybill/contract/places/place';
import { lastDayAhead } from '@waybill/contract/timeline/item-fields';
import { Problem } from '../../platform/http/problem.ts';
import { findCountry } from '../places/index.ts';
import type { NewItem } from './storage/items.ts';

/** Not in the past, and not so far ahead that nobody can mean it. Both are days in Lagos. */
export function checkDay(day: string, today: string, field: string): void {
  if (day < today) throw new Problem('invalid_input', 'That day is over. Please choose today or a later one.', { field });
  if (day > lastDayAhead(today))
    throw new Problem('invalid_input', 'That is more than a year away. Please choose an earlier day.', { field });
}

/** A place may come as a JSON text, whose characters are seen only now: PostgreSQL takes no NUL and no half character. */
export function checkPlace({ countryCode, label, state, city, placeId = '' }: Place, field: string): void {
  const isPlain = [label, state, city, placeId].every((text) => text.isWellFormed() && !/\p{Cc}/u.test(text));
  if (!isPlain || !findCountry(countryCode))
    throw new Problem('invalid_input', 'Please choose a place from the list.', { field });
}

type Spot = { readonly address: string; readonly place: Place };

/** Two ends of a journey are two places. Two doors in one neighbourhood are. */
export function checkTwoPlaces(from: Spot, to: Spot, field: string): void {
  const isSame =
    fold(from.address) === fold(to.address) &&
    from.place.latitude === to.place.latitude &&
    from.place.longitude === to.place.longitude;
  if (isSame) throw new Problem('invalid_input', 'Pickup and drop-off are the same place.', { field });
}

type OfferedRoom = { readonly roomKg?: number | undefined; readonly roomPieces?: number | undefined };

/** The room on a trip or batch, as it is stored. */
export function roomIn({ roomKg, roomPieces }: OfferedRoom): NonNullable<NewItem['room']> {
  return { grams: roomKg === undefined ? null : Math.round(roomKg * 1000), pieces: roomPieces ?? null };
}
