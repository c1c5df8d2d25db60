import type { Spot } from '@waybill/contract/places/distance';
import { keepPosition } from '../modules/orders/index.ts';
import type { Tx } from '../platform/db/database.ts';
import { demoId } from './demo-id.ts';
import { demoAssignments, demoRefusals } from './orders.ts';
import { recordRound } from './swiftlanes-round.ts';

/** Riders of Swiftlane who are on duty, and where they were seen last: on the bridge, in Maryland, in Surulere, in Yaba. */
const onDuty: readonly (Spot & { readonly username: string; readonly standsMinutes?: number })[] = [
  { username: 'tobi', latitude: 6.4632, longitude: 3.4271 },
  { username: 'sunday', latitude: 6.5714, longitude: 3.3652, standsMinutes: 25 },
  { username: 'musa', latitude: 6.4981, longitude: 3.3533 },
  { username: 'ekene', latitude: 6.5188, longitude: 3.3766 },
];

/** Gives Swiftlane a day to look at: riders on duty, with the parcels that they were given. */
export async function runSwiftlanesDay(tx: Tx, now: Date): Promise<void> {
  const businessId = demoId('usr', 'swiftlane');
  for (const { username, standsMinutes = 0, ...where } of onDuty) {
    const riderId = demoId('usr', username);
    await tx`
      insert into rider_duty (business_id, rider_id, is_on, said_at)
      values (${businessId}, ${riderId}, true, ${now}::timestamptz - interval '2 hours') on conflict do nothing`;
    const cameAt = new Date(now.getTime() - standsMinutes * 60_000).toISOString();
    for (const at of [cameAt, undefined]) await keepPosition(tx, riderId, where, at);
  }
  for (const refusal of demoRefusals(now)) await tx`insert into order_assignment ${tx(refusal)}`;
  for (const assignment of demoAssignments(now)) {
    await tx`insert into order_assignment ${tx(assignment)}`;
    await tx`update delivery_order set rider_id = ${assignment.riderId} where id = ${assignment.orderId}`;
  }
  await recordRound(tx, now);
}
