import type { RoundBreach, RoundSchedule } from './schedule-round.ts';

/** What a change by hand costs, to be said before it is made. Less than zero is saved. */
export type ChangeCost = {
  readonly addedSeconds: number;
  readonly addedMetres: number;
  /** Rules that are broken now and were not, or are broken by more than before. */
  readonly broken: readonly RoundBreach[];
  /** Rules that were broken and are no longer. */
  readonly mended: readonly RoundBreach[];
};

/**
 * Of all rounds that the change touches together: a stop moved from one vehicle to another shortens the one and lengthens the other.
 * Seconds count from departure to the end, with what is waited.
 */
export function changeCost(before: readonly RoundSchedule[], after: readonly RoundSchedule[]): ChangeCost {
  return {
    addedSeconds: sum(after, durationOf) - sum(before, durationOf),
    addedMetres: sum(after, ({ metres }) => metres) - sum(before, ({ metres }) => metres),
    broken: worseThan(before, after),
    mended: breachesOf(before).filter((breach) => !breachesOf(after).some((other) => isSameRule(breach, other))),
  };
}

/** Breaches of the second that the first did not have, or not by as much. */
export function worseThan(before: readonly RoundSchedule[], after: readonly RoundSchedule[]): RoundBreach[] {
  const known = breachesOf(before);
  return breachesOf(after).filter(
    (breach) => !known.some((other) => isSameRule(breach, other) && breach.by <= other.by + rounding),
  );
}

/** Sums of travel times differ in their last digits with the order in which they are added up. */
const rounding = 1e-6;

const durationOf = ({ departsAt, endsAt }: RoundSchedule) => endsAt - departsAt;
const breachesOf = (schedules: readonly RoundSchedule[]) => schedules.flatMap(({ breaches }) => breaches);
const isSameRule = (one: RoundBreach, other: RoundBreach) => one.kind === other.kind && one.jobId === other.jobId;

function sum(schedules: readonly RoundSchedule[], of: (schedule: RoundSchedule) => number): number {
  return schedules.reduce((total, schedule) => total + of(schedule), 0);
}
