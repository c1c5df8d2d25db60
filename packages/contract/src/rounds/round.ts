/**
 * What a round is made of. Times are seconds on one clock for all of it, such as since midnight; a place is its row in the
 * matrices of travel.
 */

/** Kilograms, and how many of the vehicle's places it takes up. */
export type RoundLoad = { readonly kg: number; readonly places: number };

/** One half of a job: a door at which something is handed over. */
export type RoundVisit = {
  readonly at: number;
  /** The handover begins within these hours; who comes too early waits. */
  readonly opens: number;
  readonly closes: number;
  readonly handoverSeconds: number;
  /** When the handover has begun at the latest, as somebody was told. */
  readonly promisedBy?: number | undefined;
};

/** A parcel, or several that stay together: one vehicle fetches it and brings it. */
export type RoundJob = {
  readonly id: string;
  readonly load: RoundLoad;
  readonly pickup: RoundVisit;
  readonly dropOff: RoundVisit;
};

export type RoundVehicle = {
  readonly id: string;
  readonly capacity: RoundLoad;
  readonly shift: { readonly begins: number; readonly ends: number };
  readonly startsFrom: number;
  /** Without one the round ends at its last door. */
  readonly endsAt: number | undefined;
  /** The matrix it travels by: a bike is not as fast as a van everywhere. */
  readonly travelsBy: number;
};

/** From each place (row) to each place (column); Infinity where no way leads. */
export type TravelMatrix = {
  readonly seconds: readonly (readonly number[])[];
  readonly metres: readonly (readonly number[])[];
};

export type RoundProblem = {
  readonly jobs: readonly RoundJob[];
  readonly vehicles: readonly RoundVehicle[];
  readonly travel: readonly TravelMatrix[];
};

export type RoundStop = { readonly jobId: string; readonly kind: 'pickup' | 'dropOff' };

export function visitOf(job: RoundJob, kind: RoundStop['kind']): RoundVisit {
  return kind === 'pickup' ? job.pickup : job.dropOff;
}

/** When a handover has to have begun: before the door closes, and as it was promised. */
export function latestHandover({ closes, promisedBy }: RoundVisit): number {
  return promisedBy === undefined ? closes : Math.min(closes, promisedBy);
}

/** Never fails: a place that no matrix knows is a place that cannot be reached. */
export function travelBetween(matrix: TravelMatrix | undefined, from: number, to: number) {
  return {
    seconds: matrix?.seconds[from]?.[to] ?? Number.POSITIVE_INFINITY,
    metres: matrix?.metres[from]?.[to] ?? Number.POSITIVE_INFINITY,
  };
}
