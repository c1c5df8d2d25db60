import { keptKeyRequests } from '@waybill/contract/developers/key-scopes';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import type { KeyCall } from '../../../platform/http/key-calls.ts';

export type KeyRequestRow = Omit<KeyCall, 'keyId'> & { readonly seq: string };

/** All of them in one statement, and when their keys were last used. A key that is gone meanwhile is left out. */
export async function insertKeyRequests(db: Database, calls: readonly KeyCall[]): Promise<void> {
  const of = <K extends keyof KeyCall>(name: K) => calls.map((call) => call[name]);
  await db`
    with made as (
      select key_id, request_id, at, method, path, status, took
      from unnest(${of('keyId')}::text[], ${of('requestId')}::text[], ${of('at')}::timestamptz[], ${of('method')}::text[],
                  ${of('path')}::text[], ${of('status')}::smallint[], ${of('took')}::int[])
        with ordinality as t(key_id, request_id, at, method, path, status, took, place)
      where exists (select from api_key where id = key_id)
      order by place
    ), used as (
      update api_key set last_used_at = last.at from (select key_id, max(at) as at from made group by key_id) as last
      where id = last.key_id and (last_used_at is null or last_used_at < last.at)
    )
    insert into api_key_request (key_id, request_id, at, method, path, status, took) select * from made`;
}

export type KeyRequestFilter = {
  readonly before: string | undefined;
  readonly skip: number;
  readonly limit: number;
  readonly search: string;
  readonly isFailed: boolean | undefined;
};

export async function listRequestsOf(db: Db, keyId: string, filter: KeyRequestFilter): Promise<KeyRequestRow[]> {
  const { before, skip, limit, search, isFailed } = filter;
  return db<KeyRequestRow[]>`
    select seq, request_id, at, method, path, status, took
    from (select * from api_key_request where key_id = ${keyId} order by seq desc limit ${keptKeyRequests}) as kept
    where (${before ?? null}::bigint is null or seq < ${before ?? null}::bigint)
      and (${search} = '' or strpos(lower(method || ' ' || path), lower(${search})) > 0
           or strpos(lower(request_id), lower(${search})) > 0 or status::text = ${search})
      and (${isFailed ?? null}::boolean is null or (status >= 400) = ${isFailed ?? null}::boolean)
    order by seq desc limit ${limit} offset ${skip}`;
}

/** Of each key those that are too many; of some keys at a time. */
export async function deleteOldRequests(tx: Tx, most: number): Promise<{ readonly count: number }> {
  return tx`
    delete from api_key_request where seq = any(array(
      select kept.seq from api_key, lateral (
        select seq from api_key_request where key_id = api_key.id order by seq desc offset ${keptKeyRequests}
      ) as kept limit ${most}))`;
}
