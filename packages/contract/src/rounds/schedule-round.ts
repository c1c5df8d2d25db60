import {
  type RoundJob,
  type RoundLoad,
  type RoundStop,
  type RoundVehicle,
  type TravelMatrix,
  travelBetween,
  visitOf,
} from './round.ts';

/** A vehicle with the stops it has still to make, in their order. */
export type Round = {
  readonly vehicle: RoundVehicle;
  readonly stops: readonly RoundStop[];
  /** Picked up before the first of these stops, by their ids. */
  readonly onBoard?: readonly string[] | undefined;
};

/** What a round needs to be looked up in. */
export type RoundBook = {
  readonly jobs: ReadonlyMap<string, RoundJob>;
  readonly travel: readonly TravelMatrix[];
};

export type ScheduledStop = RoundStop & {
  readonly arrivesAt: number;
  readonly beginsAt: number;
  readonly leavesAt: number;
  /** After the handover. */
  readonly load: RoundLoad;
};

/** What a round does that it should not, and by how much: seconds, or kilograms, or places. */
export type RoundBreach = {
  readonly kind:
    | 'closed'
    | 'later_than_promised'
    | 'too_heavy'
    | 'too_many_places'
    | 'not_on_board'
    | 'never_dropped'
    | 'after_shift'
    | 'no_way';
  /** Nobody's in particular where the whole round is at fault. */
  readonly jobId?: string;
  readonly by: number;
};

export type RoundSchedule = {
  readonly departsAt: number;
  readonly stops: readonly ScheduledStop[];
  readonly endsAt: number;
  readonly travelSeconds: number;
  readonly metres: number;
  readonly breaches: readonly RoundBreach[];
};

/**
 * When a round is where, if it is driven in this order. It is worked out to its end whatever is wrong with it, and says what is:
 * an order made by hand may break a rule, and whoever makes it should see which.
 */
export function scheduleRound(book: RoundBook, { vehicle, stops, onBoard = [] }: Round): RoundSchedule {
  const travel = book.travel[vehicle.travelsBy];
  const breaches: RoundBreach[] = [];
  const carried = new Map(onBoard.map((id) => [id, loadOf(book, id)]));
  const scheduled: ScheduledStop[] = [];
  const departsAt = departureOf(book, vehicle, stops[0]);
  let at = vehicle.startsFrom;
  let time = departsAt;
  let travelSeconds = 0;
  let metres = 0;

  const drive = (to: number, jobId?: string) => {
    const way = travelBetween(travel, at, to);
    if (!Number.isFinite(way.seconds)) breaches.push({ kind: 'no_way', by: 1, ...(jobId !== undefined && { jobId }) });
    // The rest of the round can still be judged where one way is missing.
    const seconds = Number.isFinite(way.seconds) ? way.seconds : 0;
    travelSeconds += seconds;
    metres += Number.isFinite(way.metres) ? way.metres : 0;
    time += seconds;
    at = to;
  };

  breaches.push(...overload(vehicle.capacity, sumOf(carried), undefined));
  for (const { jobId, kind } of stops) {
    const job = book.jobs.get(jobId);
    if (!job) throw new RangeError(`The round stops for ${jobId}, which is none of its jobs.`);
    const visit = visitOf(job, kind);
    drive(visit.at, jobId);
    const arrivesAt = time;
    const beginsAt = Math.max(arrivesAt, visit.opens);
    time = beginsAt + visit.handoverSeconds;
    if (beginsAt > visit.closes) breaches.push({ kind: 'closed', jobId, by: beginsAt - visit.closes });
    if (visit.promisedBy !== undefined && beginsAt > visit.promisedBy)
      breaches.push({ kind: 'later_than_promised', jobId, by: beginsAt - visit.promisedBy });
    if (kind === 'dropOff' && !carried.has(jobId)) breaches.push({ kind: 'not_on_board', jobId, by: 1 });
    if (kind === 'pickup') carried.set(jobId, job.load);
    else carried.delete(jobId);
    const load = sumOf(carried);
    if (kind === 'pickup') breaches.push(...overload(vehicle.capacity, load, jobId));
    scheduled.push({ jobId, kind, arrivesAt, beginsAt, leavesAt: time, load });
  }
  for (const jobId of carried.keys()) breaches.push({ kind: 'never_dropped', jobId, by: 1 });
  if (vehicle.endsAt !== undefined && stops.length > 0) drive(vehicle.endsAt);
  if (time > vehicle.shift.ends) breaches.push({ kind: 'after_shift', by: time - vehicle.shift.ends });
  return { departsAt, stops: scheduled, endsAt: time, travelSeconds, metres, breaches };
}

/** Nobody leaves to wait before a door: as late as the first of them allows, once the shift has begun. */
function departureOf({ jobs, travel }: RoundBook, vehicle: RoundVehicle, first: RoundStop | undefined): number {
  const job = first && jobs.get(first.jobId);
  if (!first || !job) return vehicle.shift.begins;
  const { at, opens } = visitOf(job, first.kind);
  const { seconds } = travelBetween(travel[vehicle.travelsBy], vehicle.startsFrom, at);
  return Number.isFinite(seconds) ? Math.max(vehicle.shift.begins, opens - seconds) : vehicle.shift.begins;
}

function loadOf({ jobs }: RoundBook, id: string): RoundLoad {
  const job = jobs.get(id);
  if (!job) throw new RangeError(`The round carries ${id}, which is none of its jobs.`);
  return job.load;
}

/** Added up anew each time: taking away what was added leaves crumbs of kilograms behind. */
function sumOf(carried: ReadonlyMap<string, RoundLoad>): RoundLoad {
  let kg = 0;
  let places = 0;
  for (const load of carried.values()) {
    kg += load.kg;
    places += load.places;
  }
  return { kg, places };
}

/** Fractions of a kilogram that only adding has made are no load. */
const crumb = 1e-6;

function overload(most: RoundLoad, load: RoundLoad, jobId: string | undefined): RoundBreach[] {
  const whose = jobId === undefined ? {} : { jobId };
  const breaches: RoundBreach[] = [];
  if (load.kg > most.kg + crumb) breaches.push({ kind: 'too_heavy', by: load.kg - most.kg, ...whose });
  if (load.places > most.places + crumb) breaches.push({ kind: 'too_many_places', by: load.places - most.places, ...whose });
  return breaches;
}
