import type { Place } from '@waybill/contract/places/place';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** A receiver at a place, by whom it is sent to. `door_key` of the database names it. */
export type Door = { readonly ownerId: string; readonly phone: string; readonly address: string; readonly place: Place };

export type DoorWordsRow = {
  readonly id: string;
  readonly words: string;
  readonly saidBy: string;
  readonly saidAt: Date;
};

const keyOf = (db: Db, { phone, address, place }: Door) => db`door_key(${phone}, ${address}, ${db.json(place)})`;

/** What was said about the door that this package goes to. Its sender is the one whose words they are. */
export async function findDoorWordsOf(db: Db, packageId: string): Promise<DoorWordsRow | undefined> {
  const [row] = await db<DoorWordsRow[]>`
    select door_words.id, words, said_by, said_at
    from timeline_item as item join package on package.item_id = item.id
    join door_words on door_words.owner_id = item.author_id
      and door_key = door_key(receiver_phone, item.drop_off_addresses[1], item.drop_offs -> 0)
    where item.id = ${packageId}`;
  return row;
}

/** The last carrier’s take the place of those before. The same once more are as old as they were. */
export function setDoorWords(tx: Tx, id: string, door: Door, said: { readonly words: string; readonly saidBy: string }): void {
  tx.write(tx`
    insert into door_words (id, owner_id, door_key, words, said_by)
    values (${id}, ${door.ownerId}, ${keyOf(tx, door)}, ${said.words}, ${said.saidBy})
    on conflict (owner_id, door_key) do update
      set id = excluded.id, words = excluded.words, said_by = excluded.said_by, said_at = now()
      where (door_words.words, door_words.said_by) <> (excluded.words, excluded.said_by)`);
}

/** A carrier takes back what they have said, and nobody else’s. */
export function takeBackDoorWords(tx: Tx, door: Door, saidBy: string): void {
  tx.write(tx`
    delete from door_words where owner_id = ${door.ownerId} and door_key = ${keyOf(tx, door)} and said_by = ${saidBy}`);
}

export function deleteDoorWords(tx: Tx, ownerId: string, id: string): void {
  tx.write(tx`delete from door_words where owner_id = ${ownerId} and id = ${id}`);
}

/** Who stood there a year ago may be right no more. */
export const deleteOldDoorWords = (tx: Tx, most: number) => tx`
  delete from door_words where id = any(array(
    select id from door_words where said_at < now() - interval '365 days' order by said_at limit ${most}))`;
