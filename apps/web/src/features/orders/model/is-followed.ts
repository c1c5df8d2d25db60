import { isFollowed } from '@waybill/contract/orders/status-groups';

type Carried = { readonly role: string; readonly orderStatus: number; readonly isExpress: boolean };

/** Whether somebody else sees where the signed-in carrier of this order is. */
export function isFollowedHere({ role, orderStatus: status, isExpress }: Carried): boolean {
  return role === 'carrier' && isFollowed({ status, isExpress });
}
