import { worseThan } from './change-cost.ts';
import type { RoundJob, RoundStop } from './round.ts';
import { type Round, type RoundBook, type RoundSchedule, scheduleRound } from './schedule-round.ts';

export type SlippedIn = {
  readonly stops: readonly RoundStop[];
  readonly schedule: RoundSchedule;
  readonly addedTravelSeconds: number;
  readonly addedMetres: number;
};

/**
 * Slips one more parcel into a round where it costs the least travel. Nobody else pays for it: a promise that held still holds, and one
 * that was late already gets no later. What was done is not in the round any more; `keepFirst` stops are as good as done, such as the
 * door that the rider is on the way to. Nothing where it does not fit.
 */
export function slipIn(book: RoundBook, round: Round, job: RoundJob, keepFirst = 0): SlippedIn | undefined {
  const withJob: RoundBook = { travel: book.travel, jobs: new Map(book.jobs).set(job.id, job) };
  const before = scheduleRound(withJob, round);
  let best: SlippedIn | undefined;
  for (const stops of placings(round.stops, job.id, keepFirst)) {
    const schedule = scheduleRound(withJob, { ...round, stops });
    const addedTravelSeconds = schedule.travelSeconds - before.travelSeconds;
    if (best && addedTravelSeconds >= best.addedTravelSeconds) continue;
    if (worseThan([before], [schedule]).length > 0) continue;
    best = { stops, schedule, addedTravelSeconds, addedMetres: schedule.metres - before.metres };
  }
  return best;
}

/** Every order in which the pickup stands before the drop-off, and the others stay as they are. */
function* placings(stops: readonly RoundStop[], jobId: string, keepFirst: number): Generator<RoundStop[]> {
  const pickup: RoundStop = { jobId, kind: 'pickup' };
  const dropOff: RoundStop = { jobId, kind: 'dropOff' };
  for (let from = Math.min(keepFirst, stops.length); from <= stops.length; from += 1)
    for (let to = from; to <= stops.length; to += 1)
      yield [...stops.slice(0, from), pickup, ...stops.slice(from, to), dropOff, ...stops.slice(to)];
}
