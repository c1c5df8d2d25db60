import type { Db } from '../../../platform/db/database.ts';
import type { SecretKeys } from '../../../platform/secret-keys.ts';

type Stops = { readonly db: Db; readonly keys: SecretKeys };

/** Keyed: with the table alone, every phone number could be tried against a plain hash. */
const hashOf = (keys: SecretKeys, phone: string) => keys.derive('message stop', phone);

export async function hasStopped({ db, keys }: Stops, phone: string): Promise<boolean> {
  const [row] = await db`select from message_stop where phone_hash = ${hashOf(keys, phone)}`;
  return row !== undefined;
}

export async function stopMessagesTo({ db, keys }: Stops, phone: string, by: 'reply' | 'page'): Promise<void> {
  await db`insert into message_stop (phone_hash, stopped_by) values (${hashOf(keys, phone)}, ${by}) on conflict do nothing`;
}

export async function startMessagesTo({ db, keys }: Stops, phone: string): Promise<void> {
  await db`delete from message_stop where phone_hash = ${hashOf(keys, phone)}`;
}
