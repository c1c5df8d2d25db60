import { api } from '@waybill/client/browser-client';
import { listVehicles as call, type vehicleLists } from '@waybill/contract/fleet/list-vehicles';
import { pagedQuery } from '../../../session/paged-query.ts';

export type VehicleList = (typeof vehicleLists)[number];

/** Vehicles of the business, those that were added first above. */
export const listVehiclesQuery = (list: VehicleList) =>
  pagedQuery(['fleet', 'vehicles', list], (page, signal) => api().call(call, { query: { ...page, list }, signal }), 30);
