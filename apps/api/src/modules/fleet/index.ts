import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { FleetContext } from './context.ts';
import { forgetOldShifts } from './jobs/forget-shifts.ts';
import { getFleetTodayRoute } from './routes/get-fleet-today.ts';

export { isOnDutyFor, type RiderOn, readFleetOn } from './read-fleet.ts';
export { forgetFleet } from './storage/leaving.ts';
export { riderTodayViewOf } from './views.ts';

export const fleetRoutes: readonly Route<FleetContext>[] = [getFleetTodayRoute];

export const fleetJobs: readonly JobHandler<FleetContext>[] = [forgetOldShifts];
