import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { databaseOn } from '../../src/platform/db/database-url.ts';
import { isMigrated, migrate, readMigrations } from '../../src/platform/db/migrate.ts';
import { templateUrl } from '../support/cluster.ts';

const opened: Database[] = [];

afterEach(async () => {
  for (const db of opened.splice(0)) await db.end();
});

/** The address of a database with nothing in it. */
async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const admin = open(databaseOn(templateUrl(), 'postgres'));
  await admin`create database ${admin(name)}`;
  return databaseOn(templateUrl(), name);
}

function open(url: string, max = 3): Database {
  const db = openDatabase(url, { max, name: 'migrations' });
  opened.push(db);
  return db;
}

const names = readMigrations().map((migration) => migration.name);

describe('migrations', () => {
  it('bring an empty database up to date, in the order of their names', async () => {
    const db = open(await emptyDatabase());
    const applied: string[] = [];
    expect(await isMigrated(db)).toBe(false);
    await migrate(db, { onApplied: (name) => applied.push(name) });
    expect(applied).toEqual(names);
    expect(applied).toEqual([...applied].sort());
    expect(await isMigrated(db)).toBe(true);
  });

  it('are applied once, however often they are asked for', async () => {
    const db = open(await emptyDatabase());
    await migrate(db);
    const applied: string[] = [];
    await migrate(db, { onApplied: (name) => applied.push(name) });
    expect(applied).toEqual([]);
  });

  it('are applied once when five nodes start together', async () => {
    const url = await emptyDatabase();
    const applied: string[] = [];
    await Promise.all(Array.from({ length: 5 }, () => migrate(open(url), { onApplied: (name) => applied.push(name) })));
    // They run in their order; five nodes log them as they come to it.
    expect(applied.sort()).toEqual(names);
  });

  it('that were changed after they ran are refused by name, and nothing is touched', async () => {
    const db = open(await emptyDatabase());
    await migrate(db);
    await db`update schema_migration set checksum = 'of another text' where name = ${names[1] ?? ''}`;
    await expect(migrate(db)).rejects.toThrow(`Migration ${names[1]} was changed after it had run.`);
    await db`update schema_migration set checksum = ${readMigrations()[1]?.checksum ?? ''} where name = ${names[1] ?? ''}`;
    await migrate(db);
  });

  it('that fail leave nothing of themselves, and the ones before them stay', async () => {
    const db = open(await emptyDatabase());
    // Stands in the way of the third migration.
    await db`create table profile (user_id text)`;
    const applied: string[] = [];
    await expect(migrate(db, { onApplied: (name) => applied.push(name) })).rejects.toThrow('already exists');
    expect(applied).toEqual(names.slice(0, 2));
    await db`drop table profile`;
    await migrate(db, { onApplied: (name) => applied.push(name) });
    expect(applied).toEqual(names);
  });

  it('that change a table which somebody holds do not hold up those who read it, and come to their turn', async () => {
    const url = await emptyDatabase();
    const [db, other] = [open(url), open(url)];
    await migrate(db);
    const [names, heldUp]: [string[], string[]] = [[], []];
    const text = 'alter table account add column shoe_size int';
    const migrating = await other.begin(async (holder) => {
      await holder`lock table account in access share mode`;
      const progress = { onApplied: (name: string) => names.push(name), onHeldUp: () => heldUp.push('again') };
      const done = migrate(db, progress, [...readMigrations(), { name: '2999-shoes.sql', text, checksum: 'shoes' }]);
      const waits = () => other`select from pg_locks where relation = 'account'::regclass and not granted`;
      await expect.poll(waits).toHaveLength(1);
      expect(await other`select count(*) from account`).toHaveLength(1);
      await expect.poll(() => heldUp).not.toEqual([]);
      expect(names).toEqual([]);
      return { done };
    });
    await migrating.done;
    expect(names).toEqual(['2999-shoes.sql']);
  });

  it('wait for another node as long as it takes, and give the time limit back', async () => {
    const url = await emptyDatabase();
    const [slow, waiting] = [open(url), open(url, 1)];
    await waiting`set statement_timeout = '300ms'`;
    const migrating = await slow.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(4020261115)`;
      const waits = migrate(waiting);
      await holder`select pg_sleep(0.6)`;
      return { waits };
    });
    await migrating.waits;
    expect([...(await waiting`select current_setting('statement_timeout') as timeout`)]).toEqual([{ timeout: '300ms' }]);
  });
});
