import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveToServer, runAsServer } from './as-server.ts';
import type { PostgresServer } from './postgres-server.ts';
import { programPath } from './programs.ts';
import type { Scene } from './scene.ts';

const stanza = 'waybill';

export type Backups = {
  /** What the server needs so that its log is archived. */
  readonly settings: readonly string[];
  /** Once, before the first backup. */
  prepare(): Promise<void>;
  takeFull(): Promise<void>;
  /** Puts the newest backup and what is archived into the empty folder of the server: to a time, or to the end of the archive. */
  restore(to?: Date): Promise<void>;
};

/** The configuration file of pgBackRest for one server of this machine. */
export function pgbackrestConfiguration(
  server: Pick<PostgresServer, 'folder' | 'port' | 'user'>,
  folders: { readonly repository: string; readonly state: string },
): string {
  return `[global]
repo1-path=${folders.repository}
repo1-retention-full=2
log-path=${folders.state}
lock-path=${folders.state}
spool-path=${folders.state}
log-level-console=warn
log-level-file=off
compress-type=lz4
start-fast=y

[${stanza}]
pg1-path=${server.folder}
pg1-port=${server.port}
pg1-socket-path=${server.folder}
pg1-user=${server.user}
pg1-database=postgres
`;
}

/** Settings of PostgreSQL: each piece of its log is sent away when it is full, and when it is so old. */
export function archiveSettings(program: string, configuration: string, timeoutSeconds: number): readonly string[] {
  return [
    'archive_mode=on',
    `archive_command=${program} --config=${configuration} --stanza=${stanza} archive-push %p`,
    `archive_timeout=${timeoutSeconds}s`,
  ];
}

/** What `pgbackrest restore` is told: the end of the archive, or a time, after which the server takes writes again. */
export function restoreArguments(to?: Date): readonly string[] {
  return to === undefined
    ? ['restore']
    : // A trial writes nothing into the archive of the real one.
      ['restore', '--type=time', `--target=${asTarget(to)}`, '--target-action=promote', '--archive-mode=off'];
}

/** As PostgreSQL and pgBackRest both read it: `2026-11-16 09:30:00.250+00`. */
function asTarget(to: Date): string {
  return to.toISOString().replace('T', ' ').replace('Z', '+00');
}

export function openBackups(scene: Scene, server: PostgresServer, timeoutSeconds: number): Backups {
  const program = programPath('pgbackrest');
  const configuration = path.join(scene.folder, 'pgbackrest.conf');
  const folders = { repository: path.join(scene.folder, 'repository'), state: path.join(scene.folder, 'pgbackrest') };
  for (const folder of Object.values(folders)) {
    mkdirSync(folder, { mode: 0o750 });
    giveToServer(folder);
  }
  writeFileSync(configuration, pgbackrestConfiguration(server, folders));
  const run = (...args: readonly string[]) =>
    runAsServer(program, [`--config=${configuration}`, `--stanza=${stanza}`, ...args], { PGPASSWORD: server.password });
  return {
    settings: archiveSettings(program, configuration, timeoutSeconds),
    async prepare() {
      await run('stanza-create');
      await run('check');
    },
    takeFull: async () => void (await run('backup', '--type=full')),
    async restore(to) {
      mkdirSync(server.folder, { mode: 0o700 });
      giveToServer(server.folder);
      await run(...restoreArguments(to));
    },
  };
}
