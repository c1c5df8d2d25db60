import { addVehicle } from '@waybill/contract/fleet/add-vehicle';
import { copyShifts } from '@waybill/contract/fleet/copy-shifts';
import { getFleetToday } from '@waybill/contract/fleet/get-fleet-today';
import { getRiderDuty } from '@waybill/contract/fleet/get-rider-duty';
import { giveVehicle } from '@waybill/contract/fleet/give-vehicle';
import { listShifts } from '@waybill/contract/fleet/list-shifts';
import { listVehicles } from '@waybill/contract/fleet/list-vehicles';
import { planShift } from '@waybill/contract/fleet/plan-shift';
import { removeShift } from '@waybill/contract/fleet/remove-shift';
import { restoreVehicle } from '@waybill/contract/fleet/restore-vehicle';
import { retireVehicle } from '@waybill/contract/fleet/retire-vehicle';
import { setRiderDuty } from '@waybill/contract/fleet/set-rider-duty';
import { takeBackVehicle } from '@waybill/contract/fleet/take-back-vehicle';
import { updateShift } from '@waybill/contract/fleet/update-shift';
import { updateVehicle } from '@waybill/contract/fleet/update-vehicle';
import { memberOf } from '../../support/businesses.ts';
import { addBike, hoursFromNow, newPlate, nextMonday, plannedShift } from '../../support/fleet.ts';
import { checkedBusiness, dayIn } from '../../support/timeline.ts';
import { type Asked, type Cast, own, row } from '../row.ts';

const ofBusiness = { other: 'forbidden', strangers: 'not_found' } as const;

/** A vehicle of a business that somebody rides for; the rider by themselves has no say in it. */
const ofVehicle =
  (inputOf: (vehicleId: string, riderId: string) => Asked) =>
  async ({ world }: Cast) => {
    const owner = await checkedBusiness(world);
    const { person } = await memberOf(world, owner, 'rider');
    return { owner, other: person, input: inputOf((await addBike(owner)).result.id, person.id) };
  };

const ofShift =
  (inputOf: (shiftId: string, riderId: string) => Asked) =>
  async ({ world }: Cast) => {
    const owner = await checkedBusiness(world);
    const { person } = await memberOf(world, owner, 'rider');
    const times = { beginsAt: hoursFromNow(2), endsAt: hoursFromNow(9) };
    const shiftId = await plannedShift(world.db, { businessId: owner.id, riderId: person.id, ...times });
    return { owner, other: person, input: inputOf(shiftId, person.id) };
  };

const planned = (riderId: string) => ({ riderId, day: dayIn(2), from: '08:00', until: '17:00' });
const ridersAlone = { owner: 'forbidden', partner: 'forbidden', other: 'forbidden' } as const;
const ridersMay = { manager: 'yes', dispatcher: 'yes', rider: 'yes' } as const;

export const fleetRows = [
  own(getFleetToday, {}, { other: 'forbidden' }),
  own(listVehicles, {}, { other: 'forbidden' }),
  own(addVehicle, () => ({ body: { kind: 0, plate: newPlate(), capacityKg: 30, capacityPlaces: 6 } }), { other: 'forbidden' }),
  row(
    updateVehicle,
    ofVehicle((vehicleId) => ({ params: { vehicleId }, body: { capacityKg: 40 } })),
    ofBusiness,
  ),
  row(
    retireVehicle,
    ofVehicle((vehicleId) => ({ params: { vehicleId } })),
    ofBusiness,
  ),
  row(
    restoreVehicle,
    ofVehicle((vehicleId) => ({ params: { vehicleId } })),
    ofBusiness,
  ),
  row(
    giveVehicle,
    ofVehicle((vehicleId, riderId) => ({ params: { vehicleId }, body: { riderId } })),
    ofBusiness,
  ),
  row(
    takeBackVehicle,
    ofVehicle((vehicleId) => ({ params: { vehicleId } })),
    ofBusiness,
  ),
  own(listShifts, () => ({ query: { week: nextMonday() } }), { other: 'forbidden' }),
  row(
    planShift,
    ofShift((_, riderId) => ({ body: planned(riderId) })),
    ofBusiness,
  ),
  row(
    updateShift,
    ofShift((shiftId, riderId) => ({ params: { shiftId }, body: planned(riderId) })),
    ofBusiness,
  ),
  row(
    removeShift,
    ofShift((shiftId) => ({ params: { shiftId } })),
    ofBusiness,
  ),
  own(copyShifts, () => ({ body: { week: nextMonday() } }), { other: 'forbidden' }),
  // The business itself rides nowhere.
  own(getRiderDuty, {}, { ...ridersAlone, ...ridersMay }),
  own(setRiderDuty, { body: { isOnDuty: true } }, { ...ridersAlone, ...ridersMay }),
];
