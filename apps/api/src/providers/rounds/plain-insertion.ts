import type { RoundJob, RoundProblem, RoundStop } from '@waybill/contract/rounds/round';
import { scheduleRound } from '@waybill/contract/rounds/schedule-round';
import { type SlippedIn, slipIn } from '@waybill/contract/rounds/slip-in';
import { planOfStops } from './plan-of-stops.ts';
import type { RoundPlan } from './port.ts';

/**
 * Each job in its turn, the most urgent first, to where it adds the least travel; nothing is moved again. The simplest plan there is,
 * made of none of the solver’s parts: what remains when everything else has failed, and what the solver is measured against.
 */
export function planByPlainInsertion(problem: RoundProblem): RoundPlan {
  const book = { jobs: new Map(problem.jobs.map((job) => [job.id, job])), travel: problem.travel };
  const stopsOf = new Map<string, readonly RoundStop[]>();
  const urgency = ({ pickup, dropOff }: RoundJob) => Math.min(pickup.closes, dropOff.promisedBy ?? dropOff.closes);
  for (const job of [...problem.jobs].sort((one, other) => urgency(one) - urgency(other))) {
    let best: { vehicleId: string; slipped: SlippedIn } | undefined;
    const idle = new Set<string>();
    for (const vehicle of problem.vehicles) {
      const stops = stopsOf.get(vehicle.id) ?? [];
      const { id: _id, ...likeness } = vehicle;
      // Of vehicles that stand still and differ in nothing, one is enough to look at.
      if (stops.length === 0 && idle.has(JSON.stringify(likeness))) continue;
      if (stops.length === 0) idle.add(JSON.stringify(likeness));
      if (stops.length === 0 && scheduleRound(book, { vehicle, stops }).breaches.length > 0) continue;
      const slipped = slipIn(book, { vehicle, stops }, job);
      if (slipped && (!best || slipped.addedTravelSeconds < best.slipped.addedTravelSeconds))
        best = { vehicleId: vehicle.id, slipped };
    }
    if (best) stopsOf.set(best.vehicleId, best.slipped.stops);
  }
  return planOfStops(problem, stopsOf);
}
