import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { FleetContext } from './context.ts';
import { forgetOldActs } from './jobs/forget-acts.ts';
import { forgetOldShifts } from './jobs/forget-shifts.ts';
import { warnOfPapers } from './jobs/warn-of-papers.ts';
import { addVehicleRoute } from './routes/add-vehicle.ts';
import { copyShiftsRoute } from './routes/copy-shifts.ts';
import { getFleetTodayRoute } from './routes/get-fleet-today.ts';
import { getRiderDutyRoute } from './routes/get-rider-duty.ts';
import { giveVehicleRoute } from './routes/give-vehicle.ts';
import { listShiftsRoute } from './routes/list-shifts.ts';
import { listVehiclesRoute } from './routes/list-vehicles.ts';
import { planShiftRoute } from './routes/plan-shift.ts';
import { removeShiftRoute } from './routes/remove-shift.ts';
import { restoreVehicleRoute } from './routes/restore-vehicle.ts';
import { retireVehicleRoute } from './routes/retire-vehicle.ts';
import { setRiderDutyRoute } from './routes/set-rider-duty.ts';
import { takeBackVehicleRoute } from './routes/take-back-vehicle.ts';
import { updateShiftRoute } from './routes/update-shift.ts';
import { updateVehicleRoute } from './routes/update-vehicle.ts';

export { releaseRider } from './commands/release-rider.ts';
export type { FleetContext } from './context.ts';
export { paperEnds, shiftsPlanned, vehicleGiven } from './events.ts';
export { isOnDutyFor, type RiderOn, readFleetOn } from './read-fleet.ts';
export { forgetFleet } from './storage/leaving.ts';
export { riderTodayViewOf } from './views.ts';

export const fleetRoutes: readonly Route<FleetContext>[] = [
  getFleetTodayRoute,
  listVehiclesRoute,
  addVehicleRoute,
  updateVehicleRoute,
  retireVehicleRoute,
  restoreVehicleRoute,
  giveVehicleRoute,
  takeBackVehicleRoute,
  listShiftsRoute,
  planShiftRoute,
  updateShiftRoute,
  removeShiftRoute,
  copyShiftsRoute,
  getRiderDutyRoute,
  setRiderDutyRoute,
];

export const fleetJobs: readonly JobHandler<FleetContext>[] = [forgetOldShifts, forgetOldActs, warnOfPapers];
