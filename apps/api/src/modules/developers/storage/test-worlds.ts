import { randomUUID } from 'node:crypto';
import { testWorldKeptDays } from '@waybill/contract/developers/key-scopes';
import { type Database, type Db, type Tx, transact } from '../../../platform/db/database.ts';

/** Where the test keys of an account do their work, and whether that account is a business. */
export type TestWorldRow = { readonly database: string; readonly isBusiness: boolean };

type Found = TestWorldRow & { readonly isStale: boolean };

/** The world of this account, which is there from now on, and used; undefined where there is room for no more. */
export async function useTestWorld(db: Database, ownerId: string, mostKept: number): Promise<TestWorldRow | undefined> {
  for (;;) {
    const [found] = await db<Found[]>`
      select database, is_dispatch_partner as is_business, used_at < now() - interval '1 minute' as is_stale
      from test_world join account on account.id = owner_id where owner_id = ${ownerId}`;
    if (found?.isStale) await db`update test_world set used_at = now() where database = ${found.database} and ended_at is null`;
    if (found) return found;
    if (!(await insertTestWorld(db, ownerId, mostKept))) return undefined;
  }
}

/** One that was called so lately makes room for no other. */
const inUse = "interval '1 hour'";

/** Where there are as many as are kept, the one that was called longest ago is given up for it, if nobody is at work there. */
function insertTestWorld(db: Database, ownerId: string, mostKept: number): Promise<boolean> {
  return transact(db, async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('room for a test world'))`;
    const [{ count = 0 } = {}] = await tx<{ count: number }[]>`
      select count(*)::int from test_world where ended_at is null and owner_id <> ${ownerId}`;
    if (count >= mostKept) {
      const ended = await tx`
        update test_world set owner_id = null, ended_at = now() where database = (
          select database from test_world
          where ended_at is null and owner_id <> ${ownerId} and used_at < now() - ${tx.unsafe(inUse)} order by used_at limit 1)`;
      if (ended.count === 0) return false;
    }
    const name = `waybill_world_${randomUUID().replaceAll('-', '')}`;
    await tx`insert into test_world (database, owner_id) values (${name}, ${ownerId}) on conflict (owner_id) do nothing`;
    return true;
  });
}

/** Those that somebody has used in these minutes, newest first. */
export async function listRecentWorlds(db: Db, minutes: number, most: number): Promise<string[]> {
  const rows = await db<{ database: string }[]>`
    select database from test_world where ended_at is null and used_at > now() - ${minutes}::int * interval '1 minute'
    order by used_at desc limit ${most}`;
  return rows.map(({ database }) => database);
}

export async function listGivenUp(db: Db, among: readonly string[]): Promise<string[]> {
  const rows = await db<{ database: string }[]>`
    select database from unnest(${among}::text[]) as database
    where not exists (select from test_world where test_world.database = database.database and ended_at is null)`;
  return rows.map(({ database }) => database);
}

/** Whoever comes next with a test key of this account finds a new world. */
export async function endTestWorld(tx: Tx, ownerId: string): Promise<void> {
  await tx`update test_world set owner_id = null, ended_at = now() where owner_id = ${ownerId}`;
}

export async function endIdleWorlds(db: Database): Promise<void> {
  await db`
    update test_world set owner_id = null, ended_at = now()
    where ended_at is null and used_at < now() - ${testWorldKeptDays}::int * interval '1 day'`;
}

/** Given up so long ago that no node works in them any more. */
export async function listDroppable(db: Db, minutes: number): Promise<string[]> {
  const rows = await db<{ database: string }[]>`
    select database from test_world where ended_at < now() - ${minutes}::int * interval '1 minute' order by ended_at limit 100`;
  return rows.map(({ database }) => database);
}

export async function deleteTestWorlds(db: Database, databases: readonly string[]): Promise<void> {
  await db`delete from test_world where database = any(${databases}) and ended_at is not null`;
}
