import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { VisitsContext } from './context.ts';
import { forgetOldVisits } from './jobs/forget-old-visits.ts';
import { countVisitRoute } from './routes/count-visit.ts';

export { countVisits, recordPastVisits } from './storage/visits.ts';

export const visitsRoutes: readonly Route<VisitsContext>[] = [countVisitRoute];
export const visitsJobs: readonly JobHandler<VisitsContext>[] = [forgetOldVisits];
