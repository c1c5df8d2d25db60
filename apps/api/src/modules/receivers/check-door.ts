import type { BodyOf } from '@waybill/contract/call';
import { distanceKm } from '@waybill/contract/places/distance';
import type { Place } from '@waybill/contract/places/place';
import { plusCodeIn, spotOfPlusCode } from '@waybill/contract/places/plus-code';
import type { keepReceiver } from '@waybill/contract/receivers/keep-receiver';
import { Problem } from '../../platform/http/problem.ts';
import { checkPhoneNumber, refuseOurName } from '../identity/index.ts';
import { checkPlace } from '../timeline/index.ts';
import type { DoorFields } from './storage/door-fields.ts';

type Input = BodyOf<typeof keepReceiver>;

/** A code farther from its area than this is a slip of the finger. */
const farthestKm = 60;

/** Somebody at a door, by the rules of a parcel there: what is kept can be posted. */
export function checkDoor({ fullName, phoneNumber, address, addressJson, plusCode = '', landmark, note }: Input): DoorFields {
  checkPlace(addressJson, 'addressJson');
  refuseOurName(fullName, 'fullName');
  const phone = checkPhoneNumber(phoneNumber, addressJson.countryCode, 'phoneNumber');
  return { fullName, phone, address, place: atCode(addressJson, plusCode), landmark, note };
}

function atCode(place: Place, text: string): Place {
  const code = plusCodeIn(text);
  if (code === undefined) return place;
  const spot = spotOfPlusCode(code, place);
  if (!spot || distanceKm(spot, place) > farthestKm)
    throw new Problem('invalid_input', `That Plus Code is far from ${place.label}. Please check both.`, { field: 'plusCode' });
  // Of a provider’s id nobody could say whether its pin is a door.
  const { placeId: _, ...area } = place;
  return { ...area, ...spot };
}
