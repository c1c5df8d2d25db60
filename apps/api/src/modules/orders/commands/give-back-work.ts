import { orderStatus } from '@waybill/contract/orders/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockPackage } from '../../timeline/index.ts';
import { announceAssignment } from '../assignments.ts';
import { countInHands, endAssignmentOf, listWorkOf } from '../storage/assignments.ts';
import { lockOrder } from '../storage/orders.ts';

/** Orders that wait for another rider, and those of them whose parcel the one before still has. */
export type GivenBack = { readonly ordersBack: number; readonly inTheirHands: number };

/** Ends all that somebody has to do for a business. Its row in the list of members is locked: nothing new comes meanwhile. */
export async function giveBackWork(tx: Tx, businessId: string, riderId: string): Promise<GivenBack> {
  let ordersBack = 0;
  let inTheirHands = 0;
  for (const { orderId, packageId } of await listWorkOf(tx, businessId, riderId)) {
    const [, order] = await Promise.all([lockPackage(tx, packageId), lockOrder(tx, orderId)]);
    if (order?.riderId !== riderId) continue;
    endAssignmentOf(tx, orderId, 'ended');
    announceAssignment(tx, order, riderId, 'assignment-ended');
    ordersBack += 1;
    if (order.status !== orderStatus.Accepted) inTheirHands += 1;
  }
  return { ordersBack, inTheirHands };
}

/** Refuses to let somebody go who has a parcel of a business in their hands. */
export async function checkNothingInHands(tx: Tx, userId: string): Promise<void> {
  const count = await countInHands(tx, userId);
  if (count > 0) throw parcelInHands(count);
}

export function parcelInHands(count: number): Problem {
  return new Problem(
    'orders_running',
    `You have ${count === 1 ? 'a parcel' : `${count} parcels`} of the business with you. Please hand over first, or ask your dispatcher to send somebody.`,
  );
}
