import { latestHandover, type RoundProblem, type RoundVehicle, travelBetween } from '@waybill/contract/rounds/round';

/** Vehicles that differ in nothing but their names. */
export type VehicleKind = {
  readonly startNode: number;
  readonly endNode: number;
  readonly kg: number;
  readonly places: number;
  /** Seconds from node to node, row by row. */
  readonly travel: Float64Array;
};

/**
 * The problem as arrays of numbers. Node 2j is the pickup of job j, node 2j + 1 its drop-off; behind them stand a start and an end
 * for each kind of vehicle, so that a route is nodes from its first to its last.
 */
export type CompiledProblem = {
  readonly jobs: number;
  readonly nodes: number;
  readonly kinds: readonly VehicleKind[];
  /** By vehicle, the number of its kind. */
  readonly kindOf: Int32Array;
  /** By node. */
  readonly opens: Float64Array;
  readonly closes: Float64Array;
  readonly handover: Float64Array;
  readonly kg: Float64Array;
  readonly places: Float64Array;
};

/** Later than any clock: where a door never closes, an arrival that never comes is still too late. */
const never = 1e15;

/** What is carried and set down again leaves no weight behind, but adding and taking away does. */
const crumb = 1e-7;

export function compileProblem({ jobs, vehicles, travel }: RoundProblem): CompiledProblem {
  const names = new Map<string, RoundVehicle>();
  for (const vehicle of vehicles) if (!names.has(kindName(vehicle))) names.set(kindName(vehicle), vehicle);
  const order = [...names.keys()];
  const patterns = [...names.values()];

  const nodes = 2 * jobs.length + 2 * patterns.length;
  const opens = new Float64Array(nodes);
  const closes = new Float64Array(nodes);
  const handover = new Float64Array(nodes);
  const kg = new Float64Array(nodes);
  const places = new Float64Array(nodes);
  /** Its row in the matrices of travel; nothing for the end of a round that ends anywhere. */
  const placeOf: (number | undefined)[] = [];

  for (const [job, { load, pickup, dropOff }] of jobs.entries())
    for (const [node, visit, sign] of [
      [2 * job, pickup, 1],
      [2 * job + 1, dropOff, -1],
    ] as const) {
      opens[node] = visit.opens;
      const latest = Math.min(latestHandover(visit), never);
      // Hours that are over before they begin, or a promise from before: waiting does not help, so everybody is too late.
      closes[node] = visit.opens <= latest ? latest : -never;
      handover[node] = visit.handoverSeconds;
      kg[node] = sign * load.kg;
      places[node] = sign * load.places;
      placeOf[node] = visit.at;
    }
  for (const [kind, { shift, startsFrom, endsAt }] of patterns.entries()) {
    const start = 2 * (jobs.length + kind);
    for (const node of [start, start + 1]) {
      opens[node] = shift.begins;
      closes[node] = Math.min(shift.ends, never);
    }
    placeOf[start] = startsFrom;
    placeOf[start + 1] = endsAt;
  }

  const matrices = travel.map((matrix) => {
    const between = new Float64Array(nodes * nodes);
    for (let from = 0; from < nodes; from += 1)
      for (let to = 0; to < nodes; to += 1) {
        const [one, other] = [placeOf[from], placeOf[to]];
        between[from * nodes + to] = one === undefined || other === undefined ? 0 : travelBetween(matrix, one, other).seconds;
      }
    return between;
  });
  const nowhere = new Float64Array(nodes * nodes).fill(Number.POSITIVE_INFINITY);
  const kinds = patterns.map((vehicle, kind) => ({
    startNode: 2 * (jobs.length + kind),
    endNode: 2 * (jobs.length + kind) + 1,
    kg: vehicle.capacity.kg + crumb,
    places: vehicle.capacity.places + crumb,
    travel: matrices[vehicle.travelsBy] ?? nowhere,
  }));
  const kindOf = Int32Array.from(vehicles, (vehicle) => order.indexOf(kindName(vehicle)));
  return { jobs: jobs.length, nodes, kinds, kindOf, opens, closes, handover, kg, places };
}

function kindName({ capacity, shift, startsFrom, endsAt, travelsBy }: RoundVehicle): string {
  return JSON.stringify([capacity.kg, capacity.places, shift.begins, shift.ends, startsFrom, endsAt, travelsBy]);
}
