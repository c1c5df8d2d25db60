import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const stopMs = 15_000;
const orphansMs = 10_000;

/** A server that was launched, and where its own words begin in a log that outlives it. */
export type PostgresProcess = { readonly pid: number; wordsSince(): string };

type Launch = {
  readonly binaries: string;
  readonly folder: string;
  readonly log: string;
  readonly port: number;
  readonly settings: readonly string[];
};

export function launchPostgres({ binaries, folder, log, port, settings }: Launch): PostgresProcess {
  const output = openSync(log, 'a');
  const { size } = fstatSync(output);
  const [command, args] = asOwner(path.join(binaries, 'postgres'), [
    ...['-D', folder, '-p', String(port)],
    ...[
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${fitsSocket(folder) ? folder : ''}`,
      'max_connections=200',
      ...settings,
    ].flatMap((setting) => ['-c', setting]),
  ]);
  // A group of its own: Ctrl-C is for us, and the database goes last, when everything has been written.
  const server = spawn(command, args, { detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  server.unref();
  // Without a process there is no pid, and the error says why; it is reported as a server that did not start.
  server.on('error', () => undefined);
  return { pid: server.pid ?? 0, wordsSince: () => readFileSync(log).subarray(size).toString('utf8') };
}

/**
 * Whether the server may put its socket into the folder of its files: PostgreSQL allows a path of 107 bytes, and reads
 * some characters as a list. A socket saves a quarter of a round trip; where there is none, loopback does.
 */
function fitsSocket(folder: string): boolean {
  return process.platform !== 'win32' && /^\/[\w./-]+$/.test(folder) && socketFile(folder, 65_535).length <= 107;
}

function socketFile(folder: string, port: number): string {
  return path.join(folder, `.s.PGSQL.${port}`);
}

/** The folder of the running server's socket, if it has made one. */
export function socketFolder(folder: string, port: number): string | undefined {
  return existsSync(socketFile(folder, port)) ? folder : undefined;
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as nobody, who keeps the one right to pass through
 * folders that only root may enter, so that it works in /root as well.
 */
export function asOwner(command: string, args: string[]): [string, string[]] {
  const owner = unprivilegedOwner();
  if (!owner) return [command, args];
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return ['setpriv', [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', ...rights, command, ...args]];
}

export function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim());
  if (spawnSync('setpriv', ['--version']).status !== 0) {
    throw new Error('PostgreSQL does not run as root. Please start Waybill as an ordinary user, or set DATABASE_URL.');
  }
  return { uid: id('-u'), gid: id('-g') };
}

/** The server that runs on these files, by the note it keeps there; a note that is left over is taken away. */
export async function runningServer(folder: string): Promise<{ pid: number; port: number } | undefined> {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = 0, , , port = 0] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (isPostgres(pid)) return { pid, port };
  await untilOrphansAreGone(folder);
  // Left by one that was killed. PostgreSQL would take a dead process nobody has buried, or another with its number, for it.
  rmSync(file, { force: true });
  return undefined;
}

/** A killed server's sessions end by themselves; a second server beside one that still writes would damage the files. */
async function untilOrphansAreGone(folder: string): Promise<void> {
  for (let waited = 0; hasProcesses(folder); waited += 50) {
    if (waited > orphansMs)
      throw new Error(`Parts of a database that was killed still run on ${folder}. End those processes and start again.`);
    await sleep(50);
  }
}

/** Every process of PostgreSQL has its data folder as its working directory. */
function hasProcesses(folder: string): boolean {
  if (process.platform !== 'linux') return false;
  const home = realpathSync(folder);
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === home && isPostgres(Number(entry));
    } catch {
      return false;
    }
  });
}

/** A fast shutdown: sessions end, everything is written, the next start needs no recovery. One that hangs is ended the hard way. */
export async function stopServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!pid || !isPostgres(pid)) return;
    process.kill(pid, signal);
    for (let waited = 0; isPostgres(pid) && waited < stopMs; waited += 50) await sleep(50);
  }
}

/** Whether there is such a process, it is a PostgreSQL, and it is not merely waiting to be buried. */
export function isPostgres(pid: number): boolean {
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

/** Why a server is gone, as a sentence from what it wrote. */
export function lastWords(text: string): string {
  if (/No space left on device/.test(text)) return 'The disk is full. Please free some space and start again.';
  const lines = text.trim().split('\n');
  const complaint = lines.findLast((line) => /\b(FATAL|PANIC|error):/i.test(line)) ?? lines.at(-1) ?? '';
  const words = complaint.replace(/^.*?(?=(FATAL|PANIC|initdb|postgres): )/, '').trim();
  return words ? `PostgreSQL says: ${words.replace(/\.?$/, '.')}` : 'It said nothing.';
}
