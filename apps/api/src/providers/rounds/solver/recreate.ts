import type { Insertions } from './insertion.ts';
import { whole } from './numbers.ts';
import type { Random } from './random.ts';
import type { Routes } from './routes.ts';

export type Recreation = {
  readonly routes: Routes;
  readonly insertions: Insertions;
  readonly random: Random;
  /** A number for a changed route that no other has had. */
  readonly nextVersion: () => number;
};

/** Now and then a route is overlooked: what is always put back to where it is cheapest always ends in the same solution. */
const overlookedShare = 0.02;

/** Each job in its turn to where it adds the least. What fits nowhere stays out. The vehicles that change are added to `changed`. */
export function insertInOrder(recreation: Recreation, jobs: readonly number[], changed: Set<number>): void {
  const { routes, insertions, random } = recreation;
  let open = openVehicles(routes);
  for (const job of jobs) {
    let least = Number.POSITIVE_INFINITY;
    let cheapest = -1;
    for (const vehicle of open) {
      const cost = insertions.costOf(routes, job, vehicle);
      if (cost >= least || random.next() < overlookedShare) continue;
      least = cost;
      cheapest = vehicle;
    }
    if (cheapest >= 0) open = put(recreation, job, cheapest, open, changed);
  }
}

/** First the job that would lose the most if another took its best place: the difference between its best route and its second. */
export function insertByRegret(recreation: Recreation, jobs: readonly number[], changed: Set<number>): void {
  const { routes, insertions } = recreation;
  let open = openVehicles(routes);
  const waiting = new Set(jobs);
  while (waiting.size > 0) {
    let next = { job: -1, vehicle: -1, regret: -1, cost: Number.POSITIVE_INFINITY };
    for (const job of waiting) {
      const { vehicle, cost, regret } = choicesOf(job, insertions, routes, open);
      if (vehicle < 0) waiting.delete(job);
      else if (regret > next.regret || (regret === next.regret && cost < next.cost)) next = { job, vehicle, regret, cost };
    }
    if (next.job < 0) return;
    waiting.delete(next.job);
    open = put(recreation, next.job, next.vehicle, open, changed);
  }
}

function choicesOf(job: number, insertions: Insertions, routes: Routes, open: readonly number[]) {
  let cost = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  let vehicle = -1;
  for (const one of open) {
    const added = insertions.costOf(routes, job, one);
    if (added < cost) {
      second = cost;
      cost = added;
      vehicle = one;
    } else if (added < second) second = added;
  }
  return { vehicle, cost, regret: second < Number.POSITIVE_INFINITY ? second - cost : Number.MAX_VALUE };
}

/** Answers the vehicles that are open from now on. */
function put(
  { routes, insertions, nextVersion }: Recreation,
  job: number,
  vehicle: number,
  open: readonly number[],
  changed: Set<number>,
): readonly number[] {
  const wasIdle = whole(routes.size, vehicle) === 0;
  const { pickupBehind, dropOffBehind } = insertions.placeOf(job, vehicle);
  routes.insert(job, vehicle, { pickupBehind, dropOffBehind, version: nextVersion() });
  changed.add(vehicle);
  return wasIdle ? openVehicles(routes) : open;
}

/** Vehicles on the road, and one of each kind that stands still: the others of its kind are no different. */
function openVehicles(routes: Routes): readonly number[] {
  const idleKinds = new Set<number>();
  const open: number[] = [];
  for (let vehicle = 0; vehicle < routes.vehicles; vehicle += 1) {
    if (whole(routes.size, vehicle) === 0) {
      const kind = whole(routes.problem.kindOf, vehicle);
      if (idleKinds.has(kind)) continue;
      idleKinds.add(kind);
    }
    open.push(vehicle);
  }
  return open;
}
