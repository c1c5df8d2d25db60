import type { RoundProblem } from '@waybill/contract/rounds/round';
import type { RoundSchedule } from '@waybill/contract/rounds/schedule-round';

/** A vehicle without work has no route. */
export type PlannedRoute = { readonly vehicleId: string } & Omit<RoundSchedule, 'breaches'>;

/** Why a job is in no round, for the person who planned it. */
export type UnassignedReason =
  /** No vehicle carries so much, even alone. */
  | 'too_large'
  /** No way leads there and on. */
  | 'no_way'
  /** Alone in an empty vehicle it would be too late for its hours, its promise or the shift. */
  | 'too_late'
  /** It could be done, but not besides the others. */
  | 'no_vehicle_left';

export type RoundPlan = {
  readonly routes: readonly PlannedRoute[];
  readonly unassigned: readonly { readonly jobId: string; readonly reason: UnassignedReason }[];
};

export type PlanOptions = {
  /** The best found by then is the answer. */
  readonly budgetMs: number;
  /** Stopped early: the best found so far is the answer, too. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Plans rounds: as many jobs as possible, in as little travel time as can be found. Rejects with ProviderUnavailable when it cannot be
 * asked or understood.
 */
export type RoundsPort = {
  readonly source: 'vroom' | 'own';
  plan(problem: RoundProblem, options: PlanOptions): Promise<RoundPlan>;
};
