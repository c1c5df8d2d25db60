import type { CompiledProblem, VehicleKind } from './compile-problem.ts';
import { real, whole } from './numbers.ts';

type Insertion = { readonly pickupBehind: number; readonly dropOffBehind: number; readonly version: number };

/** Sums of times, made forwards and backwards, differ in their last digits. In seconds. */
const rounding = 1e-7;

/**
 * A whole solution: for each vehicle its nodes in order, and beside each node how early and how late its handover can begin with
 * everything else of the route kept. With these two, whether something fits in between is asked in constant time.
 */
export class Routes {
  readonly problem: CompiledProblem;
  readonly vehicles: number;
  /** A route's slots in the arrays below: start, nodes, end. */
  readonly width: number;
  readonly sequence: Int32Array;
  /** How early the handover begins. */
  readonly early: Float64Array;
  /** How late it may begin without making anything after it too late. */
  readonly late: Float64Array;
  readonly kgAfter: Float64Array;
  readonly placesAfter: Float64Array;
  /** Nodes of a route, without its start and end. */
  readonly size: Int32Array;
  /** Travel time of a route. */
  readonly cost: Float64Array;
  /** A number for what is in a route: the same number, the same nodes. */
  readonly version: Int32Array;
  /** By job: its vehicle, or -1. */
  readonly vehicleOf: Int32Array;
  /** By node: its slot in the route that it is in. */
  readonly slotOf: Int32Array;
  travelCost = 0;
  unassigned: number;

  constructor(problem: CompiledProblem) {
    this.problem = problem;
    this.vehicles = problem.kindOf.length;
    this.width = 2 * problem.jobs + 2;
    const slots = this.vehicles * this.width;
    this.sequence = new Int32Array(slots);
    this.early = new Float64Array(slots);
    this.late = new Float64Array(slots);
    this.kgAfter = new Float64Array(slots);
    this.placesAfter = new Float64Array(slots);
    this.size = new Int32Array(this.vehicles);
    this.cost = new Float64Array(this.vehicles);
    this.version = new Int32Array(this.vehicles);
    this.vehicleOf = new Int32Array(problem.jobs).fill(-1);
    this.slotOf = new Int32Array(problem.nodes).fill(-1);
    this.unassigned = problem.jobs;
    for (let vehicle = 0; vehicle < this.vehicles; vehicle += 1) {
      const { startNode, endNode } = this.kindOf(vehicle);
      this.sequence[vehicle * this.width] = startNode;
      this.sequence[vehicle * this.width + 1] = endNode;
      this.refresh(vehicle, -1 - whole(problem.kindOf, vehicle));
    }
  }

  kindOf(vehicle: number): VehicleKind {
    const kind = this.problem.kinds[whole(this.problem.kindOf, vehicle)];
    if (!kind) throw new RangeError(`There is no vehicle ${vehicle}.`);
    return kind;
  }

  /** Puts a job into a route, each half behind a slot of the route as it is. */
  insert(job: number, vehicle: number, { pickupBehind, dropOffBehind, version }: Insertion): void {
    const { sequence, width } = this;
    const base = vehicle * width;
    const end = base + whole(this.size, vehicle) + 1;
    sequence.copyWithin(base + dropOffBehind + 3, base + dropOffBehind + 1, end + 1);
    sequence[base + dropOffBehind + 2] = 2 * job + 1;
    sequence.copyWithin(base + pickupBehind + 2, base + pickupBehind + 1, base + dropOffBehind + 1);
    sequence[base + pickupBehind + 1] = 2 * job;
    this.size[vehicle] = whole(this.size, vehicle) + 2;
    this.vehicleOf[job] = vehicle;
    this.unassigned -= 1;
    this.refresh(vehicle, version);
  }

  /** Takes out of a route every job that was marked as being in none. */
  closeGaps(vehicle: number, version: number): void {
    const { sequence, width, vehicleOf } = this;
    const base = vehicle * width;
    const last = base + whole(this.size, vehicle) + 1;
    let to = base + 1;
    for (let from = base + 1; from < last; from += 1) {
      const node = whole(sequence, from);
      if (whole(vehicleOf, node >> 1) !== vehicle) continue;
      sequence[to] = node;
      to += 1;
    }
    sequence[to] = whole(sequence, last);
    this.size[vehicle] = to - base - 1;
    this.refresh(vehicle, version);
  }

  /** Marks a job as being in no route; its route has gaps until they are closed. */
  remove(job: number): void {
    this.vehicleOf[job] = -1;
    this.unassigned += 1;
  }

  /** Works out a route's times, loads and cost after its nodes have changed: once forwards, once backwards. */
  private refresh(vehicle: number, version: number): void {
    const { sequence, early, late, kgAfter, placesAfter, slotOf, width } = this;
    const { opens, closes, handover, kg, places, nodes } = this.problem;
    const { travel } = this.kindOf(vehicle);
    const base = vehicle * width;
    const last = base + whole(this.size, vehicle) + 1;
    let before = whole(sequence, base);
    let cost = 0;
    early[base] = real(opens, before);
    kgAfter[base] = 0;
    placesAfter[base] = 0;
    for (let slot = base + 1; slot <= last; slot += 1) {
      const node = whole(sequence, slot);
      const way = real(travel, before * nodes + node);
      cost += way;
      early[slot] = Math.max(real(opens, node), real(early, slot - 1) + real(handover, before) + way);
      kgAfter[slot] = real(kgAfter, slot - 1) + real(kg, node);
      placesAfter[slot] = real(placesAfter, slot - 1) + real(places, node);
      slotOf[node] = slot - base;
      before = node;
    }
    late[last] = real(closes, before);
    for (let slot = last - 1; slot >= base; slot -= 1) {
      const node = whole(sequence, slot);
      const way = real(travel, node * nodes + whole(sequence, slot + 1));
      late[slot] = Math.min(real(closes, node), real(late, slot + 1) - way - real(handover, node));
    }
    // An empty vehicle stays where it is.
    if (last === base + 1) cost = 0;
    this.travelCost += cost - real(this.cost, vehicle);
    this.cost[vehicle] = cost;
    this.version[vehicle] = version;
  }

  /** Makes some of its routes what they are in another solution, with the jobs that are elsewhere there. */
  take(from: Routes, vehicles: Iterable<number>, jobs: Iterable<number>): void {
    for (const vehicle of vehicles) this.takeRoute(from, vehicle);
    for (const job of jobs) this.vehicleOf[job] = whole(from.vehicleOf, job);
    this.unassigned = from.unassigned;
    this.travelCost = from.travelCost;
  }

  /** Becomes the same as another solution. */
  become(other: Routes): void {
    for (let vehicle = 0; vehicle < this.vehicles; vehicle += 1)
      if (whole(this.version, vehicle) !== whole(other.version, vehicle)) this.takeRoute(other, vehicle);
    this.vehicleOf.set(other.vehicleOf);
    this.slotOf.set(other.slotOf);
    this.unassigned = other.unassigned;
    this.travelCost = other.travelCost;
  }

  private takeRoute(from: Routes, vehicle: number): void {
    const base = vehicle * this.width;
    const end = base + whole(from.size, vehicle) + 2;
    for (let slot = base; slot < end; slot += 1) {
      const node = whole(from.sequence, slot);
      this.sequence[slot] = node;
      this.early[slot] = real(from.early, slot);
      this.late[slot] = real(from.late, slot);
      this.kgAfter[slot] = real(from.kgAfter, slot);
      this.placesAfter[slot] = real(from.placesAfter, slot);
      this.slotOf[node] = slot - base;
    }
    this.size[vehicle] = whole(from.size, vehicle);
    this.cost[vehicle] = real(from.cost, vehicle);
    this.version[vehicle] = whole(from.version, vehicle);
  }

  nodeAt(vehicle: number, slot: number): number {
    return whole(this.sequence, vehicle * this.width + slot);
  }

  /** False where a shorter way round has turned out to be a longer one: real travel times are not always those of a map. */
  isInTime(vehicle: number): boolean {
    const base = vehicle * this.width;
    return real(this.early, base) <= real(this.late, base) + rounding;
  }

  /** Nodes of a vehicle in their order. */
  nodesOf(vehicle: number): number[] {
    const base = vehicle * this.width;
    return Array.from(this.sequence.subarray(base + 1, base + 1 + whole(this.size, vehicle)));
  }
}
