import type { Tx } from '../../../platform/db/database.ts';

/** An account is closed: a business loses its vehicles and its plan, a rider what they said about their duty. */
export async function forgetFleet(tx: Tx, userId: string): Promise<void> {
  await tx`delete from fleet_act where business_id = ${userId}`;
  await tx`delete from vehicle where business_id = ${userId}`;
  await tx`delete from rider_shift where business_id = ${userId}`;
  await tx`delete from rider_duty where business_id = ${userId} or rider_id = ${userId}`;
}
