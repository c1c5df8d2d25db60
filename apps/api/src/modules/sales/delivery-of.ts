import { orderStatus } from '@waybill/contract/orders/enums';
import type { SaleDelivery } from '@waybill/contract/sales/enums';
import type { ParcelFacts } from './storage/parcels.ts';
import type { SaleRow } from './storage/sales.ts';

/** Where the parcel of a sale is that was sent; null before and after. */
export function deliveryOf({ state }: Pick<SaleRow, 'state'>, parcel: ParcelFacts | undefined): SaleDelivery | null {
  if (state !== 'sent' || !parcel) return null;
  switch (parcel.orderStatus) {
    case null:
      return 'looking';
    case orderStatus.Accepted:
      return 'agreed';
    case orderStatus.AttemptFailed:
      return 'failed';
    case orderStatus.Returning:
      return 'going-back';
    case orderStatus.Disputed:
      return 'held-up';
    default:
      return parcel.doorUntil !== null && parcel.doorUntil.getTime() > Date.now() ? 'at-the-door' : 'carried';
  }
}
