import type { CompiledProblem } from './compile-problem.ts';
import { real, whole } from './numbers.ts';
import type { Random } from './random.ts';
import type { Routes } from './routes.ts';

/** So many stops are taken out at once on average, in strings of no more than so many. */
const averageRemoved = 8;
const longestString = 10;
/** No round passes near a door that so many others are nearer to. */
const mostNeighbours = 100;

/** By node, the nodes of jobs from the nearest on, there and back. */
export function nearestNodes({ jobs, nodes, kinds }: CompiledProblem): readonly Int32Array[] {
  const travel = kinds[0]?.travel ?? new Float64Array(0);
  const stops = Array.from({ length: 2 * jobs }, (_, node) => node);
  return stops.map((from) => {
    const ways = Float64Array.from(stops, (to) => real(travel, from * nodes + to) + real(travel, to * nodes + from));
    return Int32Array.from(
      [...stops].sort((one, other) => byNumber(real(ways, one), real(ways, other))).slice(0, mostNeighbours),
    );
  });
}

/** Two ways that do not exist are equally long, and not NaN apart. */
const byNumber = (one: number, other: number) => (one === other ? 0 : one - other);

/**
 * Takes strings of neighbouring stops out of the routes that pass near one place, each stop with the other half of its job: room to
 * weave these routes anew. From “Slack Induction by String Removals” (Christiaens and Vanden Berghe, 2020). Answers the jobs; the routes
 * that had them, whose gaps are still open, are added to `changed`.
 */
export function takeOutStrings(routes: Routes, near: readonly Int32Array[], random: Random, changed: Set<number>): number[] {
  const { size, vehicleOf, slotOf } = routes;
  const { running, stops } = countStops(routes);
  const longest = Math.min(longestString, stops / Math.max(1, running));
  const strings = Math.floor(1 + random.next() * ((4 * averageRemoved) / (1 + longest)));
  const removed: number[] = [];
  for (const node of near[random.below(near.length)] ?? []) {
    if (changed.size >= strings) break;
    const vehicle = whole(vehicleOf, node >> 1);
    if (vehicle < 0 || changed.has(vehicle)) continue;
    changed.add(vehicle);
    const length = 1 + random.below(Math.min(whole(size, vehicle), Math.floor(longest)));
    const slot = whole(slotOf, node);
    const first = Math.max(1, slot - length + 1);
    const last = Math.min(slot, whole(size, vehicle) - length + 1);
    const from = first + random.below(last - first + 1);
    for (let at = from; at < from + length; at += 1) {
      const job = routes.nodeAt(vehicle, at) >> 1;
      if (whole(vehicleOf, job) < 0) continue;
      routes.remove(job);
      removed.push(job);
    }
  }
  return removed;
}

function countStops({ size, vehicles }: Routes) {
  let running = 0;
  let stops = 0;
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
    if (whole(size, vehicle) > 0) running += 1;
    stops += whole(size, vehicle);
  }
  return { running, stops };
}

/** Where a way around something is quicker than the straight one, a route without one of its stops can be late. It begins anew. */
export function takeOutLateRoutes(routes: Routes, nextVersion: () => number, changed: ReadonlySet<number>): number[] {
  const removed: number[] = [];
  for (const vehicle of changed) {
    if (routes.isInTime(vehicle)) continue;
    for (const node of routes.nodesOf(vehicle)) {
      if (node % 2 === 1) continue;
      routes.remove(node >> 1);
      removed.push(node >> 1);
    }
    routes.closeGaps(vehicle, nextVersion());
  }
  return removed;
}
