import { mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../apps/api/src/platform/free-port.ts';
import { giveToServer } from '../support/as-server.ts';
import { type ProgramNeeded, programPath } from '../support/programs.ts';
import type { RunningProgram } from '../support/running-program.ts';
import type { Scene } from '../support/scene.ts';
import { startServing, statusOf } from './serving.ts';

export const patroni: ProgramNeeded = { program: 'patroni', package: 'patroni' };

export const administrator = { username: 'postgres', password: 'drill' } as const;
const replicator = { username: 'replicator', password: 'drill' } as const;

/** A PostgreSQL and the Patroni that watches over it. */
export type PatroniNode = {
  readonly name: string;
  readonly port: number;
  /** Where Patroni answers what its PostgreSQL is at the moment. */
  readonly statusPort: number;
  isPrimary(): Promise<boolean>;
  start(): void;
  /** PostgreSQL alone, with kill -9: its Patroni sees it die. */
  killPostgres(): void;
  /** Both at once, as when the machine loses power: the others find out when its lease has run out. */
  killMachine(): Promise<void>;
};

async function planPatroniNode(
  scene: Scene,
  { name, etcd }: { readonly name: string; readonly etcd: string },
): Promise<PatroniNode> {
  const home = path.join(scene.folder, name);
  const dataDir = path.join(home, 'data');
  mkdirSync(home, { mode: 0o700 });
  giveToServer(home);
  const [port, statusPort] = [await freePort(), await freePort()];
  const file = path.join(home, 'patroni.json');
  // JSON is YAML as well.
  writeFileSync(file, JSON.stringify(configurationOf({ name, home, dataDir, port, statusPort, etcd }), null, 2));
  let program: RunningProgram | undefined;
  const killAll = () => {
    for (const pid of processesIn(dataDir)) kill(pid);
  };
  scene.atEnd(killAll);
  process.once('exit', killAll);
  return {
    name,
    port,
    statusPort,
    isPrimary: async () => (await statusOf(`http://127.0.0.1:${statusPort}/primary`)) === 200,
    start() {
      program = startServing(scene, name, programPath('patroni'), [file]);
    },
    killPostgres() {
      const pid = postmasterOf(dataDir);
      if (pid === undefined) throw new Error(`No PostgreSQL runs at ${name}.`);
      kill(pid);
    },
    async killMachine() {
      const gone = program?.stop('SIGKILL');
      killAll();
      await gone;
      // What Patroni was just about to start.
      killAll();
    },
  };
}

export type PatroniCluster = {
  readonly nodes: readonly PatroniNode[];
  primary(): Promise<PatroniNode | undefined>;
  /** Waits until there is a primary, a standby that has every commit, and all others follow. */
  untilWhole(): Promise<void>;
};

const wholeMs = 180_000;
/** What one look says may be from before the last change. */
const looksInARow = 4;
const lookEveryMs = 500;

/** Three of them, of which the first begins and the others copy it. */
export async function startPatroniCluster(scene: Scene, etcd: string): Promise<PatroniCluster> {
  const nodes: PatroniNode[] = [];
  for (const name of ['postgres-1', 'postgres-2', 'postgres-3']) nodes.push(await planPatroniNode(scene, { name, etcd }));
  async function primary(): Promise<PatroniNode | undefined> {
    const are = await Promise.all(nodes.map((node) => node.isPrimary()));
    return nodes.find((_, index) => are[index]);
  }
  async function untilWhole(): Promise<void> {
    const deadline = Date.now() + wholeMs;
    for (let looks = 0; looks < looksInARow; await sleep(lookEveryMs)) {
      const reports = await Promise.all(nodes.map(({ statusPort }) => membersSeenBy(statusPort)));
      looks = reports.every((members) => isWhole(members, nodes.length)) ? looks + 1 : 0;
      if (Date.now() > deadline) throw new Error(`The servers of PostgreSQL did not come together: ${JSON.stringify(reports)}`);
    }
  }
  nodes[0]?.start();
  while (!(await primary())) await sleep(lookEveryMs);
  for (const node of nodes.slice(1)) node.start();
  await untilWhole();
  return { nodes, primary, untilWhole };
}

type Seen = { readonly role: string; readonly state: string; readonly timeline?: number };

/** What the Patroni at this port knows of all of them. */
async function membersSeenBy(statusPort: number): Promise<readonly Seen[]> {
  try {
    const response = await fetch(`http://127.0.0.1:${statusPort}/cluster`, { signal: AbortSignal.timeout(2_000) });
    const { members = [] } = (await response.json()) as { readonly members?: readonly Seen[] };
    return members;
  } catch {
    return [];
  }
}

function isWhole(members: readonly Seen[], count: number): boolean {
  const has = (role: string) => members.filter((member) => member.role === role).length;
  const timelines = new Set(members.map(({ timeline }) => timeline));
  const areUp = members.every(({ state }) => state === 'running' || state === 'streaming');
  return members.length === count && areUp && has('leader') === 1 && has('sync_standby') === 1 && timelines.size === 1;
}

type Place = {
  readonly name: string;
  readonly home: string;
  readonly dataDir: string;
  readonly port: number;
  readonly statusPort: number;
  readonly etcd: string;
};

function configurationOf({ name, home, dataDir, port, statusPort, etcd }: Place) {
  return {
    scope: 'waybill',
    name,
    restapi: { listen: `127.0.0.1:${statusPort}`, connect_address: `127.0.0.1:${statusPort}` },
    etcd3: { hosts: [etcd] },
    bootstrap: {
      dcs: {
        // The shortest lease that Patroni accepts: so long may a dead machine be taken for alive.
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 3,
        // A commit is answered when a standby has it, and waits while there is none: what was answered is on two machines.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        // A PostgreSQL that died is replaced at once, not waited for.
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 200,
            wal_log_hints: 'on',
            wal_keep_size: '256MB',
            wal_retrieve_retry_interval: '500ms',
            hot_standby_feedback: 'on',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: dataDir,
      bin_dir: path.dirname(programPath('postgres')),
      basebackup: [{ checkpoint: 'fast' }],
      pgpass: path.join(home, 'pgpass'),
      authentication: { superuser: administrator, replication: replicator },
      parameters: { unix_socket_directories: home },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
    },
  };
}

function postmasterOf(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

/** Every process of PostgreSQL has its data folder as its working directory. */
function processesIn(dataDir: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && folderOf(pid) === dataDir);
}

function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
