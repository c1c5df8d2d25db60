import type { Tx } from '../../../platform/db/database.ts';
import { announceFleet } from '../events.ts';
import { forgetDuty } from '../storage/duty.ts';
import { endHoldings } from '../storage/holdings.ts';
import { endShiftsOf } from '../storage/shifts.ts';

/** Somebody rides for a business no more: their vehicle is back, and their plan is over. The row of their membership is locked. */
export async function releaseRider(tx: Tx, businessId: string, riderId: string): Promise<void> {
  await endHoldings(tx, { riderId });
  endShiftsOf(tx, businessId, riderId);
  forgetDuty(tx, businessId, riderId);
  announceFleet(tx, businessId, []);
}
