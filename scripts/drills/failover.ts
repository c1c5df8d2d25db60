import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, isDatabaseUnavailable, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { seatMembers } from '../../bench/support/members.ts';
import { etcd, startEtcd } from './cluster/etcd.ts';
import { haproxy, startDatabaseProxy } from './cluster/haproxy.ts';
import { administrator, type PatroniCluster, type PatroniNode, patroni, startPatroniCluster } from './cluster/patroni.ts';
import { checkWrites } from './support/check-writes.ts';
import type { Drill } from './support/drill.ts';
import { seconds } from './support/findings.ts';
import { followMembers } from './support/followers.ts';
import { untilJobsRest } from './support/jobs-at-rest.ts';
import { type Load, startLoad } from './support/load.ts';
import { startProduct } from './support/product.ts';
import { postgres } from './support/programs.ts';
import { proveBooks } from './support/prove-books.ts';
import type { Scene } from './support/scene.ts';
import { sized } from './support/sized.ts';

const kills = sized(10, 2);
const betweenMs = 3_000;
const jobsMs = 300_000;
/** A machine that lost power comes back by then, whether or not another has taken its place. */
const outageMs = 60_000;

type Kill = { readonly at: number; readonly how: 'PostgreSQL' | 'the machine' };

export const drill: Drill = {
  about: `Three PostgreSQL under Patroni and etcd behind HAProxy; the primary is killed with -9 ${kills} times under load. Nothing acknowledged may be lost or doubled.`,
  programs: [postgres, etcd, patroni, haproxy],
  async run(scene) {
    const { cluster, databaseUrl } = await openCluster(scene);
    scene.step('Starting the product');
    const { origin } = await startProduct(scene, { databaseUrl });
    const db = openDatabase(databaseUrl, { max: 2, name: 'waybill-drill' });
    const members = await seatMembers(db, 60);
    await db.end();
    const followers = await followMembers(members, origin);
    const load = await startLoad({ origin: () => origin, members, inFlight: 6, restMs: 20 });
    await sleep(betweenMs);

    const done: Kill[] = [];
    while (done.length < kills) {
      done.push(await killPrimary(scene, cluster, done.length % 2 === 0 ? 'PostgreSQL' : 'the machine'));
      await sleep(betweenMs);
    }
    const end = Date.now();
    scene.step('Ending the load');
    await load.stop(60_000);
    const jobs = await untilJobsRest(databaseUrl, jobsMs);
    await sleep(1_000);
    await followers.stop();

    const { lost, doubled, unknown } = await checkWrites(databaseUrl, load.writes);
    scene.found('writes acknowledged', load.acknowledged().length);
    scene.must('of them lost', lost.length === 0, lost.length);
    scene.must('writes done twice', doubled.length === 0, doubled.length);
    scene.must('writes never answered, done or not', load.writes.length === load.acknowledged().length, unknown.length);
    tellRequests(scene, load);
    tellOutages(scene, load, done, end);
    const unheard = followers.unheard(load.writes);
    scene.found('events on open streams', followers.events());
    scene.found('streams resumed', followers.timesResumed());
    scene.must('gaps in streams', followers.gaps() === 0, followers.gaps());
    scene.must('messages that did not arrive', unheard.length === 0, unheard.length);
    scene.must('jobs stuck, or out of tries', jobs.running + jobs.due + jobs.dead === 0, jobs.running + jobs.due + jobs.dead);
    scene.found('until no job was left', seconds(jobs.waitedMs));
    const { isRight } = await proveBooks(scene, databaseUrl);
    scene.must('the books', isRight, isRight ? 'right' : 'off');
  },
};

async function openCluster(scene: Scene): Promise<{ cluster: PatroniCluster; databaseUrl: string }> {
  scene.step('Starting etcd, three PostgreSQL with Patroni, and HAProxy');
  const cluster = await startPatroniCluster(scene, await startEtcd(scene));
  const port = await startDatabaseProxy(scene, cluster.nodes);
  const addressOf = (user: string, database: string) => `postgres://${user}:drill@127.0.0.1:${port}/${database}`;
  const admin = openDatabase(addressOf(administrator.username, 'postgres'), { max: 1, name: 'waybill-drill' });
  // It takes everybody for a primary until it has asked.
  while (!(await isPrimary(admin))) await sleep(200);
  await admin.unsafe(`create role waybill login password 'drill'`);
  await admin.unsafe('create database waybill owner waybill');
  await admin.end();
  return { cluster, databaseUrl: addressOf('waybill', 'waybill') };
}

async function isPrimary(db: Database): Promise<boolean> {
  try {
    const [row] = await db<{ isStandby: boolean }[]>`select pg_is_in_recovery() as is_standby`;
    return row?.isStandby === false;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false;
    throw error;
  }
}

async function hasMoved(cluster: PatroniCluster, from: PatroniNode): Promise<boolean> {
  const now = await cluster.primary();
  return now !== undefined && now !== from;
}

async function killPrimary(scene: Scene, cluster: PatroniCluster, how: Kill['how']): Promise<Kill> {
  const primary = await cluster.primary();
  if (!primary) throw new Error('There is no primary to kill.');
  const at = Date.now();
  if (how === 'PostgreSQL') primary.killPostgres();
  else await primary.killMachine();
  scene.step(`Killed ${how === 'PostgreSQL' ? 'PostgreSQL' : 'PostgreSQL and Patroni'} on ${primary.name}`);
  const powerIsBackAt = at + outageMs;
  while (!(await hasMoved(cluster, primary)) && Date.now() < powerIsBackAt) await sleep(200);
  if (how === 'the machine') primary.start();
  await cluster.untilWhole();
  return { at, how };
}

function tellRequests(scene: Scene, { attempts }: Load): void {
  const failed = attempts.filter(({ outcome }) => outcome === 'failed');
  const others = failed.filter(({ why }) => why !== '503');
  scene.found('requests', attempts.length);
  scene.found('of them refused with 503, tried again', failed.length - others.length);
  scene.must('failed in another way', others.length === 0, [...new Set(others.map(({ why }) => why))].join(', ') || 0);
}

/** From each kill to the end of the longest time without an acknowledged write behind it. */
function tellOutages(scene: Scene, { writes }: Load, done: readonly Kill[], end: number): void {
  const acknowledged = writes.flatMap(({ acknowledgedAt }) => acknowledgedAt ?? []).sort((a, b) => a - b);
  const outages = done.map(({ at, how }, index) => {
    const until = done[index + 1]?.at ?? end;
    const times = [at, ...acknowledged.filter((time) => time > at && time < until), until];
    const gaps = times.slice(1).map((time, place) => ({ time, length: time - (times[place] ?? time) }));
    const longest = gaps.reduce((best, gap) => (gap.length > best.length ? gap : best));
    return { how, ms: longest.time - at };
  });
  for (const how of ['PostgreSQL', 'the machine'] as const) {
    const times = outages.filter((outage) => outage.how === how).map(({ ms }) => ms);
    const name = how === 'PostgreSQL' ? 'PostgreSQL killed' : 'PostgreSQL and Patroni killed';
    scene.found(`until writes work again, ${name}`, times.map((ms) => seconds(ms)).join(', '));
    const sorted = times.toSorted((a, b) => a - b);
    scene.found('  median, longest', [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0].map(seconds).join(', '));
  }
}
