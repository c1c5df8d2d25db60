import type { BodyOf } from '@waybill/contract/call';
import type { updatePickupPlace as call } from '@waybill/contract/receivers/update-pickup-place';
import { transact } from '../../../platform/db/database.ts';
import { checkDoor } from '../check-door.ts';
import type { ReceiversContext } from '../context.ts';
import { nameTaken, noSuchPickupPlace } from '../pickup-place-problems.ts';
import { lockBook } from '../storage/door-fields.ts';
import { clearDefault, findPickupPlace, findPickupPlaceNamed, setPickupPlaceFields } from '../storage/pickup-places.ts';

export function updatePickupPlace(
  { db }: ReceiversContext,
  ownerId: string,
  pickupPlaceId: string,
  input: BodyOf<typeof call>,
): Promise<void> {
  const { name, isDefault } = input;
  const fields = { ...checkDoor(input), name, isDefault };
  return transact(db, async (tx) => {
    lockBook(tx, ownerId);
    const [before, named] = await Promise.all([
      findPickupPlace(tx, ownerId, pickupPlaceId),
      findPickupPlaceNamed(tx, ownerId, name),
    ]);
    if (!before) throw noSuchPickupPlace();
    if (named && named.id !== pickupPlaceId) throw nameTaken(named.name);
    if (isDefault) clearDefault(tx, ownerId);
    setPickupPlaceFields(tx, pickupPlaceId, fields);
  });
}
