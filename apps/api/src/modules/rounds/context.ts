import type { RoundProblem } from '@waybill/contract/rounds/round';
import type { Database } from '../../platform/db/database.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { PlanOptions, RoundPlan } from '../../providers/rounds/port.ts';
import type { TravelTimesPort } from '../../providers/travel-times/port.ts';

type CheckedPlan = RoundPlan & { readonly source: 'vroom' | 'own' | 'plain' };

export type RoundsContext = {
  readonly db: Database;
  readonly publish: Publish;
  readonly travelTimes: TravelTimesPort['measure'];
  readonly rounds: { plan(problem: RoundProblem, options: PlanOptions): Promise<CheckedPlan> };
};
