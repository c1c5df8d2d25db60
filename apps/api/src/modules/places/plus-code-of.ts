import type { Place } from '@waybill/contract/places/place';
import { encodePlusCode } from '@waybill/contract/places/plus-code';
import { gazetteer } from './gazetteer/gazetteer.ts';

let pins: ReadonlySet<string> | undefined;

const nameOf = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>) => `${latitude} ${longitude}`;

/**
 * The Plus Code of an exact spot; null where the position is the pin of a whole area, which would lead a carrier to its middle. Whether a
 * provider’s pin is a door or a town we do not know.
 */
export function plusCodeOf(place: Place): string | null {
  if (/^(google|osm):/.test(place.placeId ?? '')) return null;
  pins ??= new Set(gazetteer().map(nameOf));
  return pins.has(nameOf(place)) ? null : encodePlusCode(place);
}
