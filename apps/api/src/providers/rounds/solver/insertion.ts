import type { CompiledProblem } from './compile-problem.ts';
import { real, whole } from './numbers.ts';
import type { Routes } from './routes.ts';

/**
 * Where a job fits into a route at the least added travel, for every job and route. What was found is kept by the version of the
 * route: of those that a search asks for, most have not changed since.
 */
export class Insertions {
  private readonly cost: Float64Array;
  private readonly pickupBehind: Int32Array;
  private readonly dropOffBehind: Int32Array;
  private readonly version: Int32Array;
  private readonly problem: CompiledProblem;
  private readonly vehicles: number;
  /** By slot: the least that the drop-off adds there or further on. */
  private readonly leastFrom: Float64Array;

  constructor(problem: CompiledProblem) {
    const entries = problem.jobs * problem.kindOf.length;
    this.problem = problem;
    this.vehicles = problem.kindOf.length;
    this.cost = new Float64Array(entries);
    this.pickupBehind = new Int32Array(entries);
    this.dropOffBehind = new Int32Array(entries);
    this.version = new Int32Array(entries);
    this.leastFrom = new Float64Array(2 * problem.jobs + 2);
  }

  /** What it adds in travel time; Infinity where it does not fit. */
  costOf(routes: Routes, job: number, vehicle: number): number {
    const entry = job * this.vehicles + vehicle;
    if (whole(this.version, entry) !== whole(routes.version, vehicle)) {
      this.version[entry] = whole(routes.version, vehicle);
      this.find(routes, job, vehicle, entry);
    }
    return real(this.cost, entry);
  }

  /** Where that is: behind which slots of the route as it was asked about. */
  placeOf(job: number, vehicle: number): { pickupBehind: number; dropOffBehind: number } {
    const entry = job * this.vehicles + vehicle;
    return { pickupBehind: whole(this.pickupBehind, entry), dropOffBehind: whole(this.dropOffBehind, entry) };
  }

  private find(routes: Routes, job: number, vehicle: number, entry: number): void {
    const { nodes, opens, closes, handover, kg, places } = this.problem;
    const { sequence, early, late, kgAfter, placesAfter } = routes;
    const { leastFrom } = this;
    const { travel, kg: mostKg, places: mostPlaces } = routes.kindOf(vehicle);
    const pickup = 2 * job;
    const dropOff = pickup + 1;
    const base = vehicle * routes.width;
    const size = whole(routes.size, vehicle);
    const kgRoom = mostKg - real(kg, pickup);
    const placesRoom = mostPlaces - real(places, pickup);
    const [opensPickup, closesPickup, handoverPickup] = [real(opens, pickup), real(closes, pickup), real(handover, pickup)];
    const [opensDropOff, closesDropOff, handoverDropOff] = [real(opens, dropOff), real(closes, dropOff), real(handover, dropOff)];
    let best = Number.POSITIVE_INFINITY;
    let bestPickup = -1;
    let bestDropOff = -1;

    this.boundDropOff(routes, vehicle, dropOff);
    for (let behind = 0; behind <= size; behind += 1) {
      const slot = base + behind;
      const before = whole(sequence, slot);
      const leaves = real(early, slot) + real(handover, before);
      if (leaves > closesPickup) break;
      if (real(kgAfter, slot) > kgRoom || real(placesAfter, slot) > placesRoom) continue;
      const toPickup = real(travel, before * nodes + pickup);
      const atPickup = leaves + toPickup;
      if (atPickup > closesPickup) continue;
      const leavesPickup = Math.max(atPickup, opensPickup) + handoverPickup;
      const after = whole(sequence, slot + 1);
      // An empty vehicle does not drive.
      const saved = size === 0 ? 0 : real(travel, before * nodes + after);

      // The drop-off right behind the pickup.
      const between = real(travel, pickup * nodes + dropOff);
      const atDropOff = leavesPickup + between;
      if (atDropOff <= closesDropOff) {
        const onward = real(travel, dropOff * nodes + after);
        const leavesDropOff = Math.max(atDropOff, opensDropOff) + handoverDropOff;
        const cost = toPickup + between + onward - saved;
        if (cost < best && leavesDropOff + onward <= real(late, slot + 1)) {
          best = cost;
          bestPickup = behind;
          bestDropOff = behind;
        }
      }

      // The drop-off further on, with the delay of the pickup carried from stop to stop.
      const fromPickup = real(travel, pickup * nodes + after);
      const detour = toPickup + fromPickup - saved;
      let time = leavesPickup + fromPickup;
      for (let apart = behind + 1; apart <= size; apart += 1) {
        if (detour + real(leastFrom, apart) >= best) break;
        const at = base + apart;
        if (time > real(late, at)) break;
        if (real(kgAfter, at) > kgRoom || real(placesAfter, at) > placesRoom) break;
        const node = whole(sequence, at);
        const opened = real(opens, node);
        const leavesNode = Math.max(time, opened) + real(handover, node);
        if (leavesNode > closesDropOff) break;
        const next = whole(sequence, at + 1);
        const toNext = real(travel, node * nodes + next);
        const toDropOff = real(travel, node * nodes + dropOff);
        const arrives = leavesNode + toDropOff;
        if (arrives <= closesDropOff) {
          const onward = real(travel, dropOff * nodes + next);
          const leavesDropOff = Math.max(arrives, opensDropOff) + handoverDropOff;
          const cost = detour + toDropOff + onward - toNext;
          if (cost < best && leavesDropOff + onward <= real(late, at + 1)) {
            best = cost;
            bestPickup = behind;
            bestDropOff = apart;
          }
        }
        time = leavesNode + toNext;
      }
    }
    this.cost[entry] = best;
    this.pickupBehind[entry] = bestPickup;
    this.dropOffBehind[entry] = bestDropOff;
  }

  /** A bound that is cheap to work out, and spares nearly all pairs of slots the look at them. */
  private boundDropOff(routes: Routes, vehicle: number, dropOff: number): void {
    const { nodes, closes, handover } = this.problem;
    const { sequence, early } = routes;
    const { travel } = routes.kindOf(vehicle);
    const base = vehicle * routes.width;
    const size = whole(routes.size, vehicle);
    let least = Number.POSITIVE_INFINITY;
    for (let behind = size; behind >= 1; behind -= 1) {
      const before = whole(sequence, base + behind);
      const after = whole(sequence, base + behind + 1);
      const there = real(travel, before * nodes + dropOff);
      if (real(early, base + behind) + real(handover, before) + there <= real(closes, dropOff)) {
        const detour = there + real(travel, dropOff * nodes + after) - real(travel, before * nodes + after);
        if (detour < least) least = detour;
      }
      this.leastFrom[behind] = least;
    }
  }
}
