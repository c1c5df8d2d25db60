import type { Route } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { getOverviewRoute } from './get-overview.ts';
import { listActsRoute } from './list-acts.ts';

export const auditRoutes: readonly Route<OpsContext>[] = [getOverviewRoute, listActsRoute];
