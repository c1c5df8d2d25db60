import { orderStatus } from '@waybill/contract/orders/enums';

type Carried = { readonly role: string; readonly orderStatus: number; readonly isExpress: boolean };

/** Whether those who wait for it see where its carrier is: under way, or on the way to fetch an express parcel. */
export function isFollowed({ role, orderStatus: status, isExpress }: Carried): boolean {
  if (role !== 'carrier') return false;
  if (status === orderStatus.Accepted) return isExpress;
  return status === orderStatus.PickedUp || status === orderStatus.InTransit;
}
