import { randomBytes } from 'node:crypto';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectAlone, disconnect } from '../../../apps/api/src/platform/db/connections.ts';
import { openDatabase } from '../../../apps/api/src/platform/db/database.ts';
import { isPostgres, lastWords, launchPostgres, stopServer } from '../../../apps/api/src/platform/db/postgres-process.ts';
import { freePort } from '../../../apps/api/src/platform/free-port.ts';
import { giveToServer, runAsServer } from './as-server.ts';
import { programPath } from './programs.ts';
import type { Scene } from './scene.ts';

const user = 'waybill';
const startMs = 900_000;

/** A PostgreSQL 15 of the machine, at one address for as long as the drill lasts, whatever becomes of its files. */
export type PostgresServer = {
  readonly folder: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** The database of the product. */
  readonly url: string;
  /** Of any other. */
  urlOf(database: string): string;
  start(): Promise<void>;
  /** In good order. */
  stop(): Promise<void>;
  /** As in a power cut: every process of it at once. */
  kill(): Promise<void>;
};

type Options = {
  readonly name: string;
  /** Given at each start; those that belong to the files, and are restored with them, are given to `initCluster`. */
  readonly settings?: readonly string[];
  /** Its files will be a copy of that server's, with its password. */
  readonly copyOf?: PostgresServer;
};

/** Its files are made by `initCluster` or `copyAsStandby`. */
export async function planServer(scene: Scene, { name, settings = [], copyOf }: Options): Promise<PostgresServer> {
  const folder = path.join(scene.folder, name);
  const port = await freePort();
  const password = copyOf?.password ?? randomBytes(12).toString('hex');
  const log = path.join(scene.folder, `${name}.log`);
  const binaries = path.dirname(programPath('postgres'));
  const urlOf = (database: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  let pid = 0;
  scene.atEnd(() => stopServer(pid));
  process.once('exit', () => killGroup(pid));
  return {
    folder,
    port,
    user,
    password,
    url: urlOf('waybill'),
    urlOf,
    async start() {
      const { pid: launched, wordsSince } = launchPostgres({ binaries, folder, log, port, settings });
      pid = launched;
      const deadline = Date.now() + startMs;
      while (!(await answers(urlOf('postgres')))) {
        if (!isThere(pid) || Date.now() > deadline)
          throw new Error(`${name} did not start. ${lastWords(wordsSince())}\n${wordsSince()}`);
        await sleep(100);
      }
    },
    stop: () => stopServer(pid),
    async kill() {
      killGroup(pid);
      while (isPostgres(pid)) await sleep(20);
    },
  };
}

/** An empty cluster, with the product's own user and a password, and settings that stand in its files. */
export async function initCluster(
  { folder, user: name, password }: PostgresServer,
  settings: readonly string[] = [],
): Promise<void> {
  const file = `${folder}.password`;
  writeFileSync(file, password, { mode: 0o600 });
  giveToServer(file);
  await runAsServer(programPath('initdb'), [
    ...[
      '-D',
      folder,
      '-U',
      name,
      `--pwfile=${file}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
    ],
  ]);
  rmSync(file);
  appendFileSync(path.join(folder, 'postgresql.conf'), settings.map((setting) => `${inQuotes(setting)}\n`).join(''));
}

/** `archive_mode=on` as a line of the file. */
function inQuotes(setting: string): string {
  const at = setting.indexOf('=');
  return `${setting.slice(0, at)} = '${setting.slice(at + 1).replaceAll("'", "''")}'`;
}

/** The database of the product, on a server that runs. */
export async function createDatabase(server: PostgresServer): Promise<void> {
  const db = openDatabase(server.urlOf('postgres'), { max: 1, name: 'waybill-drill' });
  try {
    await db.unsafe('create database waybill');
  } finally {
    await db.end();
  }
}

/** Until it has replayed what it was given and takes writes. */
export async function untilWritable(server: PostgresServer): Promise<void> {
  const db = openDatabase(server.urlOf('postgres'), { max: 1, name: 'waybill-drill' });
  try {
    for (;;) {
      const [row] = await db<{ isRecovering: boolean }[]>`select pg_is_in_recovery() as is_recovering`;
      if (row?.isRecovering === false) return;
      await sleep(100);
    }
  } finally {
    await db.end();
  }
}

/** Copies a running server over its replication protocol, as a standby of it. */
export async function copyAsStandby(source: PostgresServer, standby: PostgresServer): Promise<void> {
  await runAsServer(
    programPath('pg_basebackup'),
    [
      ...['-h', '127.0.0.1', '-p', String(source.port), '-U', source.user, '-D', standby.folder],
      ...['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast'],
    ],
    { PGPASSWORD: source.password },
  );
}

/** By its number alone: root starts it through another program, whose name it has for a moment. */
function isThere(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Its processes are a group of their own. */
function killGroup(pid: number): void {
  if (!pid || !isPostgres(pid)) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended in the meantime.
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await disconnect(await connectAlone({ url, name: 'waybill-drill' }));
    return true;
  } catch {
    return false;
  }
}
