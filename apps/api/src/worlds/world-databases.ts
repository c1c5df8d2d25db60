import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, hasCode, openDatabase } from '../platform/db/database.ts';
import { databaseOn } from '../platform/db/database-url.ts';
import { migrate, readMigrations } from '../platform/db/migrate.ts';

export type WorldDatabases = {
  /** The address of this database, which is made if it is not there, and has everything that this release needs. */
  open(database: string): Promise<string>;
  /** With all that is in them, whoever is using them. */
  drop(databases: readonly string[]): Promise<void>;
};

/** A template is of the migrations that made it: another release makes another. */
const templatePrefix = 'waybill_world_of_';

/** Databases of test worlds: copies of one template, which is migrated and prepared, so that making one takes a moment. */
export function createWorldDatabases(url: string, prepare: (url: string) => Promise<void>): WorldDatabases {
  const checksums = readMigrations().map(({ checksum }) => checksum);
  const template = `${templatePrefix}${createHash('sha256').update(checksums.join()).digest('hex').slice(0, 16)}`;

  async function beside<T>(act: (admin: Database) => Promise<T>): Promise<T> {
    const admin = openDatabase(url, { max: 1, name: 'waybill-worlds' });
    try {
      // Copying a database takes as long as it takes.
      await admin.unsafe('set statement_timeout = 0');
      return await act(admin);
    } finally {
      await admin.end({ timeout: 5 });
    }
  }

  /** Made under a name of its own, and renamed when it is whole: of two that make it at once, one is the first. */
  async function makeTemplate(admin: Database): Promise<void> {
    const making = `${templatePrefix}${randomUUID().replaceAll('-', '')}`;
    await admin.unsafe(`create database ${making}`);
    const db = openDatabase(databaseOn(url, making), { max: 2, name: 'waybill-worlds' });
    try {
      await migrate(db);
    } finally {
      await db.end({ timeout: 5 });
    }
    await prepare(databaseOn(url, making));
    try {
      await patiently(() => admin.unsafe(`alter database ${making} rename to ${template}`));
    } catch (error) {
      await admin.unsafe(`drop database if exists ${making}`);
      if (!isThere(error)) throw error;
    }
  }

  async function exists(admin: Database, database: string): Promise<boolean> {
    const rows = await admin`select from pg_database where datname = ${database}`;
    return rows.count > 0;
  }

  return {
    async open(database) {
      const address = databaseOn(url, database);
      const isNew = await beside(async (admin) => {
        if (await exists(admin, database)) return false;
        if (!(await exists(admin, template))) await makeTemplate(admin);
        await patiently(() => admin.unsafe(`create database ${database} template ${template}`)).catch((error: unknown) => {
          if (!isThere(error)) throw error;
        });
        return true;
      });
      if (isNew) return address;
      // It may be of an older release.
      const db = openDatabase(address, { max: 2, name: 'waybill-worlds' });
      try {
        await migrate(db);
      } finally {
        await db.end({ timeout: 5 });
      }
      return address;
    },
    async drop(ended) {
      await beside(async (admin) => {
        const there = await admin<{ name: string }[]>`select datname as name from pg_database where datname = any(${ended})`;
        for (const { name } of there) await admin.unsafe(`drop database if exists ${name} with (force)`);
      });
    },
  };
}

/** Somebody else has made it meanwhile. */
function isThere(error: unknown): boolean {
  return hasCode(error, '42P04') || hasCode(error, '23505');
}

/** A database cannot be copied or renamed while anybody is in it; connections take a moment to end. */
async function patiently<T>(act: () => PromiseLike<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (!hasCode(error, '55006') || tries === 20) throw error;
      await sleep(250);
    }
  }
}
