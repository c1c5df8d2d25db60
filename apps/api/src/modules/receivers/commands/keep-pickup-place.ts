import type { BodyOf } from '@waybill/contract/call';
import type { keepPickupPlace as call } from '@waybill/contract/receivers/keep-pickup-place';
import { mostPickupPlaces } from '@waybill/contract/receivers/pickup-place-fields';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { checkDoor } from '../check-door.ts';
import type { ReceiversContext } from '../context.ts';
import { nameTaken } from '../pickup-place-problems.ts';
import { lockBook } from '../storage/door-fields.ts';
import {
  clearDefault,
  countPickupPlaces,
  findPickupPlaceNamed,
  insertPickupPlace,
  setPickupPlaceFields,
} from '../storage/pickup-places.ts';

/** Keeps a place of whoever calls. Answers its id, which may have been there before. */
export function keepPickupPlace(
  { db }: ReceiversContext,
  { userId: ownerId, member }: Caller,
  input: BodyOf<typeof call>,
): Promise<string> {
  const { name, isDefault } = input;
  const fields = { ...checkDoor(input), name, isDefault };
  return transact(db, async (tx) => {
    lockBook(tx, ownerId);
    const [named, kept] = await Promise.all([findPickupPlaceNamed(tx, ownerId, name), countPickupPlaces(tx, ownerId)]);
    if (named && named.address.toLowerCase() !== fields.address.toLowerCase()) throw nameTaken(named.name);
    if (!named && kept >= mostPickupPlaces)
      throw new Problem('too_many_requests', `${mostPickupPlaces} places are the most. Take out some you no longer send from.`);
    if (isDefault) clearDefault(tx, ownerId);
    if (named) {
      setPickupPlaceFields(tx, named.id, fields);
      return named.id;
    }
    const id = newId('pickupPlace');
    insertPickupPlace(tx, { id, ownerId, addedBy: member?.personId ?? ownerId, ...fields });
    return id;
  });
}
