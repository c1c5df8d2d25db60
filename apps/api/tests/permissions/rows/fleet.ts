import { getFleetToday } from '@waybill/contract/fleet/get-fleet-today';
import { own } from '../row.ts';

export const fleetRows = [own(getFleetToday, {}, { other: 'forbidden' })];
