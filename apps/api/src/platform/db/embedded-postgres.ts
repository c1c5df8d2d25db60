import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { connectAlone, disconnect } from './connections.ts';
import { openDatabase } from './database.ts';
import { databaseOn } from './database-url.ts';
import { type Cluster, clusterUser, locateBinaries, openCluster } from './postgres-cluster.ts';
import { isPostgres, lastWords, launchPostgres, runningServer, socketFolder, stopServer } from './postgres-process.ts';
import { type DatabaseEvents, supervisePostgres } from './supervise-postgres.ts';

const databaseName = 'waybill';
const startTimeoutMs = 60_000;
const ownerWaitMs = 5_000;
/** The advisory lock that the program holds on the database it runs on; any pair, as long as it is always the same. */
const ownerLock = [4_020, 261_115] as const;

export type EmbeddedPostgres = { readonly url: string; stop(): Promise<void> };
export type EmbeddedOptions = {
  readonly onProgress?: (step: string) => void;
  /** The folder of the programs of another PostgreSQL than the built-in one. */
  readonly binaries?: string;
  /** Extra settings, e.g. `fsync=off` for throw-away test data. */
  readonly settings?: readonly string[];
  /** Called as soon as there is a server to stop: a start that is broken off leaves none behind. */
  readonly onLaunched?: (stop: () => Promise<void>) => void;
};

/**
 * PostgreSQL from an npm package, with its files in `dataDir`: the same engine on a laptop, in tests and in production.
 * The caller borrows the server: one that runs is used and left running, one of our own goes with us
 * unless the program itself has come to use it in the meantime.
 */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const server = await obtainServer(dataDir, options);
  const stop = async () => {
    if (!server.wasRunning && !(await isOwned(server.adminUrl))) await stopServer(server.pid);
  };
  return { url: await withDatabase(server), stop };
}

/**
 * The same for the program itself, the one owner of its data folder: a second program is refused, a server that a killed
 * program has left running is taken over, and one that dies is started again.
 */
export async function ownEmbeddedPostgres(
  dataDir: string,
  options: EmbeddedOptions & { readonly events: DatabaseEvents },
): Promise<EmbeddedPostgres> {
  const server = await obtainServer(dataDir, options);
  let owner = await takeOwnership(server.adminUrl);
  if (!owner) throw new Error(alreadyRunning(dataDir));
  const supervision = supervisePostgres({
    pid: server.pid,
    events: options.events,
    startAgain: async () => {
      if (owner) await disconnect(owner);
      // A server that is up but does not answer yet is given its time; a second one is never started beside it.
      const running = await runningServer(server.cluster.folder);
      const pid = running?.pid ?? (await launch(server, { settings: options.settings ?? [] }));
      owner = await takeOwnership(server.adminUrl);
      if (!owner) throw new Error(alreadyRunning(dataDir));
      return pid;
    },
  });
  return {
    url: await withDatabase(server),
    async stop() {
      await supervision.stop();
      if (owner) await disconnect(owner);
      await stopServer(supervision.pid());
    },
  };
}

function alreadyRunning(dataDir: string): string {
  return `Waybill is running on ${dataDir} already. Stop that program first, or choose another folder with DATA_DIR.`;
}

type Server = {
  readonly pid: number;
  readonly wasRunning: boolean;
  readonly binaries: string;
  readonly cluster: Cluster;
  readonly port: number;
  readonly adminUrl: string;
};

async function obtainServer(dataDir: string, options: EmbeddedOptions): Promise<Server> {
  const progress = options.onProgress ?? (() => undefined);
  const binaries = options.binaries ?? locateBinaries();
  const cluster = openCluster(binaries, dataDir, progress);
  const addressOf = (port: number) => `postgres://${clusterUser}:${cluster.password}@127.0.0.1:${port}/postgres`;
  const running = await runningServer(cluster.folder);
  if (running) {
    const adminUrl = addressOf(running.port);
    await untilAnswering(running.pid, adminUrl, () => '');
    return { ...running, wasRunning: true, binaries, cluster, adminUrl };
  }
  progress('Starting the database');
  const port = await freePort();
  const server = { binaries, cluster, port, adminUrl: addressOf(port) };
  return { ...server, pid: await launch(server, options), wasRunning: false };
}

async function launch(server: Omit<Server, 'pid' | 'wasRunning'>, options: EmbeddedOptions): Promise<number> {
  const { binaries, cluster, port, adminUrl } = server;
  const { folder, log } = cluster;
  const { pid, wordsSince } = launchPostgres({ binaries, folder, log, port, settings: options.settings ?? [] });
  options.onLaunched?.(() => stopServer(pid));
  try {
    await untilAnswering(pid, adminUrl, wordsSince);
  } catch (error) {
    await stopServer(pid);
    throw error;
  }
  return pid;
}

async function untilAnswering(pid: number, url: string, words: () => string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  // Root starts it through another program, whose name it has for a moment.
  await sleep(50);
  while (!(await answers(url))) {
    if (!isAlive(pid)) throw new Error(`The database did not start. ${lastWords(words())}`);
    if (Date.now() > deadline)
      throw new Error('The database has not answered for a minute. Its log is postgres.log in DATA_DIR.');
    await sleep(100);
  }
}

function isAlive(pid: number): boolean {
  if (isPostgres(pid)) return true;
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await disconnect(await connectAlone({ url, name: 'waybill-start' }));
    return true;
  } catch {
    return false;
  }
}

async function withDatabase({ adminUrl, cluster, port }: Server): Promise<string> {
  const db = openDatabase(adminUrl, { max: 1, name: 'waybill-start' });
  const [known] = await db`select 1 from pg_database where datname = ${databaseName}`;
  if (!known) await db`create database ${db(databaseName)}`;
  await db.end();
  const url = new URL(databaseOn(adminUrl, databaseName));
  const socket = socketFolder(cluster.folder, port);
  // Drivers and PostgreSQL's own programs read this as the way in; host and port stay for whoever needs them.
  if (socket) url.searchParams.set('host', socket);
  return url.href;
}

/** The connection that says for as long as it is open whose database this is; undefined where somebody else has it. */
async function takeOwnership(adminUrl: string): Promise<Client | undefined> {
  const client = await connectAlone({ url: adminUrl, name: 'waybill-owner' });
  // The server takes a moment to notice that a program was killed.
  for (let waited = 0; waited <= ownerWaitMs; waited += 100) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [...ownerLock]);
    if (rows[0]?.taken) return client;
    await sleep(100);
  }
  await disconnect(client);
  return undefined;
}

async function isOwned(adminUrl: string): Promise<boolean> {
  const db = openDatabase(adminUrl, { max: 1, name: 'waybill-start' });
  const [classId, objectId] = ownerLock;
  try {
    const held = await db`
      select from pg_locks where locktype = 'advisory' and classid = ${classId} and objid = ${objectId} and granted`;
    return held.length > 0;
  } catch {
    // It is gone already.
    return false;
  } finally {
    await db.end({ timeout: 1 });
  }
}
