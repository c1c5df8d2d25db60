import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { RoundsContext } from './context.ts';
import { forgetOldRounds } from './jobs/forget-rounds.ts';
import { findRoundsForRoute } from './routes/find-rounds-for.ts';
import { getRoundRoute } from './routes/get-round.ts';
import { getTodayRoute } from './routes/get-today.ts';
import { keepRoundsRoute } from './routes/keep-rounds.ts';
import { listRoundParcelsRoute } from './routes/list-round-parcels.ts';
import { listRoundsRoute } from './routes/list-rounds.ts';
import { planRoundsRoute } from './routes/plan-rounds.ts';
import { tryRoundsRoute } from './routes/try-rounds.ts';

export { roundGiven } from './events.ts';
export { forgetRounds } from './storage/leaving.ts';

export const roundsRoutes: readonly Route<RoundsContext>[] = [
  listRoundParcelsRoute,
  planRoundsRoute,
  tryRoundsRoute,
  findRoundsForRoute,
  keepRoundsRoute,
  listRoundsRoute,
  getRoundRoute,
  getTodayRoute,
];

export const roundsJobs: readonly JobHandler<RoundsContext>[] = [forgetOldRounds];
