import type { Db, Tx } from '../../../platform/db/database.ts';
import type { DoorFields } from './door-fields.ts';

export type PickupPlaceFields = DoorFields & { readonly name: string; readonly isDefault: boolean };

export type PickupPlaceRow = PickupPlaceFields & { readonly id: string; readonly createdAt: Date };

const places = (db: Db) => db`
  select id, created_at, name, full_name, phone, address, place, landmark, note, is_default from pickup_place`;

export function listPickupPlacesOf(db: Db, ownerId: string): Promise<PickupPlaceRow[]> {
  return db<PickupPlaceRow[]>`${places(db)} where owner_id = ${ownerId} order by is_default desc, lower(name)`;
}

export async function findPickupPlace(db: Db, ownerId: string, id: string): Promise<PickupPlaceRow | undefined> {
  const [row] = await db<PickupPlaceRow[]>`${places(db)} where owner_id = ${ownerId} and id = ${id}`;
  return row;
}

export async function findPickupPlaceNamed(db: Db, ownerId: string, name: string): Promise<PickupPlaceRow | undefined> {
  const [row] = await db<PickupPlaceRow[]>`${places(db)} where owner_id = ${ownerId} and lower(name) = lower(${name})`;
  return row;
}

export async function countPickupPlaces(db: Db, ownerId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::int from pickup_place where owner_id = ${ownerId}`;
  return row?.count ?? 0;
}

type NewPickupPlace = PickupPlaceFields & { readonly id: string; readonly ownerId: string; readonly addedBy: string };

export function insertPickupPlace(tx: Tx, { place, ...fields }: NewPickupPlace): void {
  tx.write(tx`insert into pickup_place ${tx({ ...fields, place: tx.json(place) })}`);
}

export function setPickupPlaceFields(tx: Tx, id: string, { place, ...fields }: PickupPlaceFields): void {
  tx.write(tx`update pickup_place set ${tx({ ...fields, place: tx.json(place) })} where id = ${id}`);
}

/** Before another one becomes the default. */
export function clearDefault(tx: Tx, ownerId: string): void {
  tx.write(tx`update pickup_place set is_default = false where owner_id = ${ownerId} and is_default`);
}

export function deletePickupPlace(tx: Tx, ownerId: string, id: string): void {
  tx.write(tx`delete from pickup_place where owner_id = ${ownerId} and id = ${id}`);
}
