import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { freePort } from '../../apps/api/src/platform/free-port.ts';
import { seatMembers } from '../../bench/support/members.ts';
import { haproxy, startWebProxy, type WebProxy } from './cluster/haproxy.ts';
import { checkWrites } from './support/check-writes.ts';
import type { Drill } from './support/drill.ts';
import { seconds } from './support/findings.ts';
import { type Followers, followMembers } from './support/followers.ts';
import { untilJobsRest } from './support/jobs-at-rest.ts';
import { type Load, startLoad } from './support/load.ts';
import { createDatabase, initCluster, planServer } from './support/postgres-server.ts';
import { type Product, startProduct } from './support/product.ts';
import { postgres } from './support/programs.ts';
import { proveBooks } from './support/prove-books.ts';
import { makeRelease } from './support/release.ts';
import type { Scene } from './support/scene.ts';
import { sized } from './support/sized.ts';

const workMs = sized(8_000, 4_000);
const jobsMs = 240_000;
/** So many, and so much rest, that nobody comes to the limits of an hour before the end: then nothing would be asked of the later releases. */
const people = { members: sized(120, 20), restMs: 50 };

/** Two releases, one after the other. Each adds to tables that are written all the time, and takes nothing away. */
const migrations = [
  {
    name: '29990101000000-drill-expand',
    text: `
      alter table chat_message add column drill_note text not null default '';
      alter table timeline_item add column drill_note text;
      create table drill_note (id text primary key, account_id text references account (id), body text not null);`,
  },
  {
    name: '29990102000000-drill-expand-again',
    text: `
      alter table account add column drill_note text;
      alter table session add column drill_note text not null default 'none';
      alter table realtime_inbox add column drill_note text;
      create index drill_note_account on drill_note (account_id);`,
  },
];

/** Release by release, each node in turn; at the end one node goes back to the release before. */
const plan = sized([1, 1, 2, 2, 1], [1, 1]);

type Node = { readonly name: string; readonly port: number };
type Stage = { readonly scene: Scene; readonly databaseUrl: string; readonly proxy: WebProxy; readonly nodes: readonly Node[] };

/** A node that was replaced, and what the two nodes answered afterwards. */
type Change = {
  readonly release: number;
  readonly beside: number;
  readonly stopMs: number;
  readonly exitCode: number | null;
  readonly answers: readonly number[];
};

export const drill: Drill = {
  about:
    'Two nodes behind HAProxy, with clients at work and their streams open; each is replaced by a build with a new migration, twice, and one goes back. No request may fail, no message be lost.',
  programs: [postgres, haproxy],
  async run(scene) {
    scene.step('Starting PostgreSQL, HAProxy and two nodes');
    const server = await planServer(scene, { name: 'postgres' });
    await initCluster(server);
    await server.start();
    await createDatabase(server);
    const nodes = [
      { name: 'node-1', port: await freePort() },
      { name: 'node-2', port: await freePort() },
    ];
    const stage = { scene, databaseUrl: server.url, proxy: await startWebProxy(scene, nodes), nodes };
    const running = new Map<Node, Product>();
    for (const node of nodes) running.set(node, await startNode(stage, node, 0));
    await untilUp(stage);

    const db = openDatabase(server.url, { max: 2, name: 'waybill-drill' });
    scene.atEnd(() => db.end({ timeout: 1 }));
    const members = await seatMembers(db, people.members);
    const followers = await followMembers(members, stage.proxy.origin);
    const load = await startLoad({ origin: () => stage.proxy.origin, members, inFlight: 8, restMs: people.restMs });
    await sleep(workMs);
    const changes = await replaceNodes(stage, running);
    scene.step('Ending the load');
    await load.stop();
    const jobs = await untilJobsRest(server.url, jobsMs);
    await sleep(1_000);
    await followers.stop();

    await tellLoad(stage, load);
    tellFollowers(scene, followers, load);
    tellChanges(scene, changes);
    const left = jobs.running + jobs.due + jobs.dead;
    scene.must('jobs stuck, or out of tries', left === 0, left);
    const applied = await db`select from schema_migration where name = any(${migrations.map(({ name }) => `${name}.sql`)})`;
    scene.must('migrations applied', applied.length === Math.max(...plan), applied.length);
    const { isRight } = await proveBooks(scene, server.url);
    scene.must('the books', isRight, isRight ? 'right' : 'off');
  },
};

async function replaceNodes(stage: Stage, running: Map<Node, Product>): Promise<Change[]> {
  const { scene, nodes, proxy } = stage;
  const trees = new Map<number, string>();
  const releases = new Map(nodes.map((node) => [node, 0]));
  const changes: Change[] = [];
  for (const [index, release] of plan.entries()) {
    const node = nodes[index % nodes.length];
    const other = nodes[(index + 1) % nodes.length];
    const old = node && running.get(node);
    if (!node || !other || !old) throw new Error('Nobody runs there.');
    const tree =
      trees.get(release) ?? (await makeRelease(path.join(scene.folder, `release-${release}`), migrations.slice(0, release)));
    trees.set(release, tree);
    scene.step(`Replacing ${node.name} by release ${release}`);
    const begin = Date.now();
    await old.stop();
    const stopMs = Date.now() - begin;
    running.set(node, await startNode(stage, node, release, tree));
    releases.set(node, release);
    await untilUp(stage);
    const before = await proxy.answersOf();
    await sleep(workMs);
    const after = await proxy.answersOf();
    const answers = [node, other].map(({ name }) => (after.get(name) ?? 0) - (before.get(name) ?? 0));
    changes.push({ release, beside: releases.get(other) ?? 0, stopMs, exitCode: await old.ended, answers });
  }
  return changes;
}

async function tellLoad({ scene, databaseUrl, proxy }: Stage, load: Load): Promise<void> {
  const { lost, doubled } = await checkWrites(databaseUrl, load.writes);
  const failed = load.attempts.filter(({ outcome }) => outcome === 'failed');
  scene.found('requests', load.attempts.length);
  scene.must('of them failed', failed.length === 0, failed.length);
  scene.found('writes acknowledged', load.acknowledged().length);
  scene.must('of them lost or doubled', lost.length + doubled.length === 0, lost.length + doubled.length);
  if (failed.length === 0) return;
  for (const why of new Set(failed.map((attempt) => attempt.why))) console.error(`  A request failed: ${why}`);
  console.error(readFileSync(proxy.log, 'utf8'));
}

function tellFollowers(scene: Scene, followers: Followers, load: Load): void {
  const unheard = followers.unheard(load.writes);
  scene.found('events on open streams', followers.events());
  scene.found('streams resumed', followers.timesResumed());
  scene.must('streams refused', followers.timesRefused() === 0, followers.timesRefused());
  scene.must('gaps in streams', followers.gaps() === 0, followers.gaps());
  scene.must('messages that did not arrive', unheard.length === 0, unheard.length);
}

function tellChanges(scene: Scene, changes: readonly Change[]): void {
  for (const { release, beside, answers } of changes.filter((change) => change.release !== change.beside))
    scene.must(
      `answers of release ${release} beside release ${beside}`,
      answers.every((count) => count > 0),
      answers.join(' and '),
    );
  scene.found('time to stop a node', changes.map(({ stopMs }) => seconds(stopMs)).join(', '));
  const codes = changes.map(({ exitCode }) => exitCode);
  scene.must(
    'exit codes of nodes',
    codes.every((code) => code === 0),
    codes.join(', '),
  );
}

function startNode({ scene, databaseUrl, proxy }: Stage, node: Node, release: number, tree?: string): Promise<Product> {
  return startProduct(scene, {
    databaseUrl,
    name: `${node.name}-release-${release}`,
    port: node.port,
    environment: { PUBLIC_URL: proxy.origin, DATA_DIR: path.join(scene.folder, node.name) },
    ...(tree === undefined ? {} : { tree }),
  });
}

async function untilUp({ proxy, nodes }: Stage): Promise<void> {
  const isUp = async () => {
    const up = await proxy.namesUp();
    return nodes.every(({ name }) => up.has(name));
  };
  while (!(await isUp())) await sleep(100);
}
