import type { Db, Tx } from '../../../platform/db/database.ts';

export const passkeyLimits = { perPerson: 20, challengeMinutes: 5 } as const;

export type Passkey = {
  readonly id: string;
  readonly userId: string;
  /** As browsers spell it: base 64, fit for addresses. */
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly name: string;
  readonly isSynced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

const columns = (db: Db) =>
  db`id, user_id, credential_id, public_key, counter::float8 as counter, name, is_synced, created_at, last_used_at`;

export async function insertPasskey(tx: Tx, passkey: Omit<Passkey, 'createdAt' | 'lastUsedAt'>): Promise<Passkey | undefined> {
  const [row] = await tx<Passkey[]>`
    insert into passkey ${tx(passkey)} on conflict (credential_id) do nothing returning ${columns(tx)}`;
  return row;
}

export async function listPasskeysOf(db: Db, userId: string): Promise<Passkey[]> {
  return db<Passkey[]>`select ${columns(db)} from passkey where user_id = ${userId} order by created_at desc, id desc`;
}

export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | undefined> {
  const [row] = await db<Passkey[]>`select ${columns(db)} from passkey where credential_id = ${credentialId}`;
  return row;
}

/** False when it is gone, or when another use of it has counted as far already: then one of the two is a copy. */
export async function notePasskeyUse(tx: Tx, id: string, counter: number, isSynced: boolean): Promise<boolean> {
  const { count } = await tx`
    update passkey set counter = ${counter}, is_synced = ${isSynced}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`;
  return count === 1;
}

export async function setPasskeyName(tx: Tx, userId: string, id: string, name: string): Promise<boolean> {
  const { count } = await tx`update passkey set name = ${name} where id = ${id} and user_id = ${userId}`;
  return count === 1;
}

export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { count } = await tx`delete from passkey where id = ${id} and user_id = ${userId}`;
  return count === 1;
}

export async function deletePasskeysOf(tx: Tx, userId: string): Promise<void> {
  await tx`delete from passkey where user_id = ${userId}`;
  await tx`delete from passkey_challenge where user_id = ${userId}`;
}

export type ChallengePurpose = 'add' | 'sign-in' | 'confirm';

/** Only its hash is kept: a copy of the table answers nothing. */
export async function insertChallenge(tx: Tx, hash: Buffer, purpose: ChallengePurpose, userId: string | null): Promise<void> {
  await tx`insert into passkey_challenge (hash, purpose, user_id) values (${hash}, ${purpose}, ${userId})`;
}

/** True for exactly one of any number of answers to the same challenge, in its time and for what it was made. */
export async function spendChallenge(db: Db, hash: Buffer, purpose: ChallengePurpose, userId: string | null): Promise<boolean> {
  const { count } = await db`
    delete from passkey_challenge
    where hash = ${hash} and purpose = ${purpose} and user_id is not distinct from ${userId}
      and created_at > now() - ${passkeyLimits.challengeMinutes} * interval '1 minute'`;
  return count === 1;
}
