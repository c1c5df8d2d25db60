import type { Route } from '../../platform/http/route.ts';
import type { VisitsContext } from './context.ts';
import { countVisitRoute } from './routes/count-visit.ts';

export { countVisits, recordPastVisits } from './storage/visits.ts';

export const visitsRoutes: readonly Route<VisitsContext>[] = [countVisitRoute];
