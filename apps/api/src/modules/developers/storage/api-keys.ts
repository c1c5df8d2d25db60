import type { KeyScope } from '@waybill/contract/developers/key-scopes';
import type { Currency } from '@waybill/contract/money';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { KeyOwner } from '../policies.ts';

export type ApiKeyRow = {
  readonly id: string;
  readonly userId: string;
  readonly businessId: string | null;
  readonly isTest: boolean;
  readonly fullName: string;
  readonly name: string;
  readonly beginning: string;
  readonly scopes: readonly KeyScope[];
  readonly addresses: readonly string[];
  readonly requestHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  /** Null together: the key has no limit, and spends nothing. */
  readonly currency: Currency | null;
  readonly limitMinor: string | null;
  readonly spentMinor: string;
};

const columns = (db: Db) => db`
  api_key.id, api_key.user_id, api_key.business_id, api_key.is_test, profile.full_name, api_key.name, api_key.beginning, api_key.scopes, api_key.addresses,
  api_key.request_hash, api_key.created_at, api_key.expires_at, api_key.last_used_at, key_budget.currency, key_budget.limit_minor,
  case when key_budget.spent_on = (now() at time zone 'Africa/Lagos')::date then key_budget.spent_minor else 0 end as spent_minor`;

const tables = (db: Db) => db`
  api_key join profile on profile.user_id = api_key.user_id left join key_budget on key_budget.key_id = api_key.id`;

const isOf = (db: Db, { personId, businessId }: KeyOwner) =>
  businessId === null
    ? db`((api_key.user_id = ${personId} and api_key.business_id is null) or api_key.business_id = ${personId})`
    : db`api_key.user_id = ${personId} and api_key.business_id = ${businessId}`;

export type NewApiKey = Pick<
  ApiKeyRow,
  'id' | 'userId' | 'businessId' | 'isTest' | 'name' | 'beginning' | 'scopes' | 'addresses' | 'requestHash'
> & {
  readonly hash: Buffer;
  readonly requestKey: string;
  readonly expiresInDays: number | null;
};

export async function insertApiKey(tx: Tx, { expiresInDays, ...key }: NewApiKey): Promise<void> {
  await tx`
    insert into api_key (id, user_id, business_id, is_test, name, hash, beginning, scopes, addresses, request_key, request_hash, expires_at)
    values (${key.id}, ${key.userId}, ${key.businessId}, ${key.isTest}, ${key.name}, ${key.hash}, ${key.beginning}, ${key.scopes}, ${key.addresses},
            ${key.requestKey}, ${key.requestHash}, now() + ${expiresInDays}::int * interval '1 day')`;
}

/** The key that this request has made before, if it is not long ago: only then is it answered once more. */
export async function findMadeBefore(
  db: Db,
  requestKey: string,
): Promise<(ApiKeyRow & { readonly isFresh: boolean }) | undefined> {
  const [row] = await db<(ApiKeyRow & { isFresh: boolean })[]>`
    select ${columns(db)}, revoked_at is null and api_key.created_at > now() - interval '10 minutes' as is_fresh
    from ${tables(db)} where request_key = ${requestKey}`;
  return row;
}

export async function countKeys(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from api_key
    where user_id = ${userId} and revoked_at is null and (expires_at is null or expires_at > now())`;
  return row?.count ?? 0;
}

export async function listKeysOf(db: Db, owner: KeyOwner): Promise<ApiKeyRow[]> {
  return db<ApiKeyRow[]>`
    select ${columns(db)} from ${tables(db)} where ${isOf(db, owner)} and revoked_at is null
    order by api_key.created_at desc, api_key.id desc limit 200`;
}

export async function findKeyOf(db: Db, owner: KeyOwner, id: string): Promise<ApiKeyRow | undefined> {
  const [row] = await db<ApiKeyRow[]>`
    select ${columns(db)} from ${tables(db)} where api_key.id = ${id} and ${isOf(db, owner)} and revoked_at is null`;
  return row;
}

export type KeyChange = {
  readonly name?: string | undefined;
  readonly scopes?: readonly KeyScope[] | undefined;
  readonly addresses?: readonly string[] | undefined;
};

/** The person whose rights the key has; undefined when it is none of theirs, or was revoked. */
export async function changeKey(tx: Tx, owner: KeyOwner, id: string, change: KeyChange): Promise<{ userId: string } | undefined> {
  const [row] = await tx<{ userId: string }[]>`
    update api_key set name = coalesce(${change.name ?? null}, name), scopes = coalesce(${change.scopes ?? null}::text[], scopes),
      addresses = coalesce(${change.addresses ?? null}::text[], addresses)
    where id = ${id} and ${isOf(tx, owner)} and revoked_at is null returning user_id`;
  return row;
}

export async function markKeyRevoked(
  tx: Tx,
  owner: KeyOwner,
  id: string,
): Promise<{ readonly userId: string; readonly name: string } | undefined> {
  const [row] = await tx<{ userId: string; name: string }[]>`
    update api_key set revoked_at = now(), revoked_by = ${owner.personId}
    where id = ${id} and ${isOf(tx, owner)} and revoked_at is null returning user_id, name`;
  return row;
}

/** Of somebody who leaves: their keys, and those that were made for them. */
export async function deleteKeysOf(tx: Tx, userId: string): Promise<void> {
  await tx`delete from api_key where user_id = ${userId} or business_id = ${userId}`;
  await tx`update api_key set revoked_by = user_id where revoked_by = ${userId}`;
}

/** Keys that were revoked or have ended three months ago, with what was asked with them. */
export async function deleteOldKeys(tx: Tx, most: number): Promise<{ readonly count: number }> {
  return tx`
    delete from api_key where id = any(array(
      select id from api_key where coalesce(revoked_at, expires_at) < now() - interval '90 days' limit ${most}))`;
}
