import type { RoundJob, RoundProblem, RoundStop, RoundVehicle } from '@waybill/contract/rounds/round';
import { type RoundBook, scheduleRound } from '@waybill/contract/rounds/schedule-round';
import type { RoundPlan, UnassignedReason } from './port.ts';

/** The order of stops that somebody worked out for each vehicle, as a plan with its times and with what is left over. */
export function planOfStops(problem: RoundProblem, stopsOf: ReadonlyMap<string, readonly RoundStop[]>): RoundPlan {
  const book: RoundBook = { jobs: new Map(problem.jobs.map((job) => [job.id, job])), travel: problem.travel };
  const routes = problem.vehicles.flatMap((vehicle) => {
    const stops = stopsOf.get(vehicle.id) ?? [];
    if (stops.length === 0) return [];
    const { breaches: _breaches, ...schedule } = scheduleRound(book, { vehicle, stops });
    return [{ vehicleId: vehicle.id, ...schedule }];
  });
  const assigned = new Set(routes.flatMap(({ stops }) => stops.map(({ jobId }) => jobId)));
  const unassigned = problem.jobs
    .filter(({ id }) => !assigned.has(id))
    .map((job) => ({ jobId: job.id, reason: whyUnassigned(book, problem.vehicles, job) }));
  return { routes, unassigned };
}

/** What stands in the way of the job alone; where nothing does, the others did. */
function whyUnassigned(book: RoundBook, vehicles: readonly RoundVehicle[], job: RoundJob): UnassignedReason {
  const large = vehicles.filter(({ capacity }) => job.load.kg <= capacity.kg && job.load.places <= capacity.places);
  if (large.length === 0 && vehicles.length > 0) return 'too_large';
  const alone: RoundStop[] = [
    { jobId: job.id, kind: 'pickup' },
    { jobId: job.id, kind: 'dropOff' },
  ];
  const breaches = large.map((vehicle) => scheduleRound(book, { vehicle, stops: alone }).breaches);
  if (breaches.length === 0 || breaches.some((found) => found.length === 0)) return 'no_vehicle_left';
  return breaches.every((found) => found.some(({ kind }) => kind === 'no_way')) ? 'no_way' : 'too_late';
}
