import type { RoundJob, RoundProblem } from '@waybill/contract/rounds/round';
import type { PlannedRoute, RoundPlan } from './port.ts';

/** Sums of times and loads differ in their last digits with the order in which they were added up. */
const rounding = 1e-5;

/**
 * The judge of every plan, whoever made it: what is wrong with it, as sentences; none when it can be driven. It goes by the plan's own
 * times, knows nothing of how plans are made, and shares no code with what makes them, or both would have the same mistakes.
 */
export function checkPlan(problem: RoundProblem, plan: RoundPlan): string[] {
  const faults: string[] = [];
  const seen = new Map<string, number>();
  const vehicles = new Set<string>();
  for (const route of plan.routes) {
    if (vehicles.has(route.vehicleId)) faults.push(`Vehicle ${route.vehicleId} has two routes.`);
    vehicles.add(route.vehicleId);
    faults.push(...checkRoute(problem, route));
    for (const jobId of new Set(route.stops.map((stop) => stop.jobId))) seen.set(jobId, (seen.get(jobId) ?? 0) + 1);
  }
  for (const { jobId } of plan.unassigned) seen.set(jobId, (seen.get(jobId) ?? 0) + 1);
  for (const { id } of problem.jobs) {
    const times = seen.get(id) ?? 0;
    if (times !== 1) faults.push(`Job ${id} is in the plan ${times} times.`);
    seen.delete(id);
  }
  for (const id of seen.keys()) faults.push(`Job ${id} is none of the problem.`);
  return faults;
}

function checkRoute(problem: RoundProblem, route: PlannedRoute): string[] {
  const vehicle = problem.vehicles.find(({ id }) => id === route.vehicleId);
  if (!vehicle) return [`Vehicle ${route.vehicleId} is none of the problem.`];
  const name = `Vehicle ${vehicle.id}`;
  const faults: string[] = [];
  const waysFrom = (place: number) => problem.travel[vehicle.travelsBy]?.seconds[place];
  const jobs = new Map<string, RoundJob>(problem.jobs.map((job) => [job.id, job]));
  const carried = new Set<string>();
  const brought = new Set<string>();
  let place = vehicle.startsFrom;
  let free = route.departsAt;
  if (!(free >= vehicle.shift.begins - rounding)) faults.push(`${name} departs before its shift.`);

  for (const { jobId, kind, arrivesAt, beginsAt, leavesAt } of route.stops) {
    const job = jobs.get(jobId);
    if (!job) {
      faults.push(`${name} stops for ${jobId}, which is none of the problem.`);
      continue;
    }
    const door = job[kind];
    const way = waysFrom(place)?.[door.at] ?? Number.POSITIVE_INFINITY;
    // Written so that a time which is no number is a fault.
    if (!(arrivesAt >= free + way - rounding)) faults.push(`${name} cannot be there so early for ${jobId}.`);
    if (!(beginsAt >= arrivesAt - rounding)) faults.push(`${name} hands over ${jobId} before it is there.`);
    if (!(beginsAt >= door.opens - rounding)) faults.push(`${name} hands over ${jobId} before the door opens.`);
    if (!(beginsAt <= door.closes + rounding)) faults.push(`${name} comes to a closed door for ${jobId}.`);
    if (door.promisedBy !== undefined && !(beginsAt <= door.promisedBy + rounding))
      faults.push(`${name} comes later than promised for ${jobId}.`);
    if (!(leavesAt >= beginsAt + door.handoverSeconds - rounding)) faults.push(`${name} leaves ${jobId} too soon.`);
    if (kind === 'pickup' && (carried.has(jobId) || brought.has(jobId))) faults.push(`${name} fetches ${jobId} twice.`);
    if (kind === 'dropOff' && !carried.has(jobId)) faults.push(`${name} brings ${jobId}, which it does not have.`);
    if (kind === 'pickup') carried.add(jobId);
    else {
      carried.delete(jobId);
      brought.add(jobId);
    }
    const loads = [...carried].map((id) => jobs.get(id)?.load ?? { kg: 0, places: 0 });
    const total = (of: 'kg' | 'places') => loads.reduce((sum, load) => sum + load[of], 0);
    if (total('kg') > vehicle.capacity.kg + rounding) faults.push(`${name} is too heavy after ${jobId}.`);
    if (total('places') > vehicle.capacity.places + rounding) faults.push(`${name} is too full after ${jobId}.`);
    place = door.at;
    free = leavesAt;
  }
  for (const jobId of carried) faults.push(`${name} never brings ${jobId}.`);
  const home = vehicle.endsAt === undefined ? 0 : (waysFrom(place)?.[vehicle.endsAt] ?? Number.POSITIVE_INFINITY);
  if (!(route.endsAt >= free + home - rounding)) faults.push(`${name} cannot be back so early.`);
  if (!(route.endsAt <= vehicle.shift.ends + rounding)) faults.push(`${name} is back after its shift.`);
  return faults;
}
