import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Database, isDatabaseUnavailable, openDatabase, transact } from '../../src/platform/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/db/embedded-postgres.ts';

// A server of its own: a commit that waits for a standby is a setting of all of it.
const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-standby-'));
let postgres: EmbeddedPostgres;
let db: Database;
let admin: Database;

const setStandby = async (name: string) => {
  await admin.unsafe(`alter system set synchronous_standby_names = '${name}'`);
  await admin`select pg_reload_conf()`;
  await expect.poll(async () => (await admin`show synchronous_standby_names`)[0]?.synchronousStandbyNames).toBe(name);
};
const waiting = () => admin<{ pid: number }[]>`select pid from pg_stat_activity where wait_event = 'SyncRep'`;
const numbers = async () =>
  (await admin<{ number: number }[]>`select number from noted order by number`).map((row) => row.number);

beforeAll(async () => {
  postgres = await startEmbeddedPostgres(dataDir);
  db = openDatabase(postgres.url, { max: 2, name: 'acts' });
  admin = openDatabase(postgres.url, { max: 2, name: 'admin' });
  await admin`create table noted (number int primary key)`;
});
afterEach(() => setStandby(''));
afterAll(async () => {
  await db.end();
  await admin.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a commit that a standby has to have', () => {
  it.each(['pg_cancel_backend', 'pg_terminate_backend'])('is not called done when its wait is ended (%s)', async (end) => {
    await setStandby('nobody');
    let runs = 0;
    const act = transact(db, async (tx) => {
      runs += 1;
      await tx`insert into noted (number) values (${end === 'pg_cancel_backend' ? 2 : 3})`;
    }).catch((error: unknown) => error);
    await expect.poll(waiting).toHaveLength(1);
    const [one] = await waiting();
    await admin.unsafe(`select ${end}($1)`, [one?.pid]);
    const error = await act;
    expect(error).toMatchObject({ code: 'COMMIT_UNKNOWN' });
    expect(isDatabaseUnavailable(error), 'a 503: they come again with the same key').toBe(true);
    expect(runs, 'it may have been done, and is not done again by itself').toBe(1);
  });
});

describe('an act whose connection is lost before its commit', () => {
  it('is run again on another, and is done once', async () => {
    let runs = 0;
    await transact(db, async (tx) => {
      runs += 1;
      const [me] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await tx`insert into noted (number) values (4)`;
      if (runs === 1) await admin`select pg_terminate_backend(${me?.pid ?? 0})`;
      await tx`insert into noted (number) values (5)`;
    });
    expect([runs, (await numbers()).filter((number) => number > 3)]).toEqual([2, [4, 5]]);
  });

  it('leaves a standby for the primary: whoever may only read there is not kept', async () => {
    const one = openDatabase(postgres.url, { max: 1, name: 'moved' });
    // As on a connection to a primary that has become a standby.
    await one.unsafe(`set default_transaction_read_only = on`);
    await transact(one, (tx) => tx`insert into noted (number) values (6)`);
    expect(await numbers()).toContain(6);
    await one.end();
  });
});
