import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { DoorFields } from './door-fields.ts';

export type ReceiverRow = Position &
  DoorFields & {
    /** What was said about their door; null where nothing was. */
    readonly wordsId: string | null;
    readonly words: string | null;
    readonly saidBy: string | null;
    readonly saidAt: Date | null;
  };

const entries = (db: Db) => db`
  select receiver.id, created_at, full_name, phone, address, place, landmark, note, door_words.id as words_id, words, said_by, said_at
  from receiver left join door_words on door_words.owner_id = receiver.owner_id and door_key = door_key(phone, address, place)`;

type Window = { readonly after: Position | undefined; readonly limit: number; readonly skip: number };

/** Every word has to be found somewhere. A book has two thousand entries at most, which are read through. */
export async function listReceiversOf(
  db: Db,
  ownerId: string,
  words: readonly string[],
  { after, limit, skip }: Window,
): Promise<ReceiverRow[]> {
  return db<ReceiverRow[]>`
    ${entries(db)}
    where receiver.owner_id = ${ownerId}
      and (select bool_and(strpos(lower(full_name || ' ' || phone || ' ' || address || ' ' || landmark), word) > 0)
           from unnest(${[...words]}::text[]) as word) is not false
      ${after === undefined ? db`` : db`and (created_at, receiver.id) < (${after.createdAt}, ${after.id})`}
    order by created_at desc, receiver.id desc limit ${limit} offset ${after === undefined ? skip : 0}`;
}

export async function countReceivers(db: Db, ownerId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::int from receiver where owner_id = ${ownerId}`;
  return row?.count ?? 0;
}

/** The entry of this phone at this address. */
export async function findSame(db: Db, ownerId: string, { phone, address }: DoorFields): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    select id from receiver where owner_id = ${ownerId} and phone = ${phone} and lower(address) = lower(${address})`;
  return row?.id;
}

export async function findReceiverRow(db: Db, ownerId: string, id: string): Promise<ReceiverRow | undefined> {
  const [row] = await db<ReceiverRow[]>`${entries(db)} where receiver.owner_id = ${ownerId} and receiver.id = ${id}`;
  return row;
}

type NewReceiver = DoorFields & { readonly id: string; readonly ownerId: string; readonly addedBy: string };

export function insertReceiver(tx: Tx, { place, ...receiver }: NewReceiver): void {
  tx.write(tx`insert into receiver ${tx({ ...receiver, place: tx.json(place) })}`);
}

export function setReceiverFields(tx: Tx, id: string, { place, ...fields }: DoorFields): void {
  tx.write(tx`update receiver set ${tx({ ...fields, place: tx.json(place) })} where id = ${id}`);
}

export function deleteReceiver(tx: Tx, ownerId: string, id: string): void {
  tx.write(tx`delete from receiver where owner_id = ${ownerId} and id = ${id}`);
}
