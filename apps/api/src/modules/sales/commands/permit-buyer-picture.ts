import { imageLimits } from '@waybill/contract/files/image-limits';
import { getUploadInfo } from '../../files/index.ts';
import type { SalesContext } from '../context.ts';
import { complaintUntil, tooLateToComplain } from '../policies.ts';
import type { SaleOrderRow } from '../storage/orders.ts';
import { findParcel } from '../storage/parcels.ts';
import type { SaleRow } from '../storage/sales.ts';

/** As many as one complaint takes, and a few that were taken out again. */
const mostUnused = imageLimits.perItem + 5;

/** The buyer may upload a picture, under their own name in the books, while they can still say that something is wrong. */
export async function permitBuyerPicture(context: SalesContext, sale: SaleRow, order: SaleOrderRow) {
  const parcel = sale.packageId === null ? undefined : await findParcel(context.db, sale.packageId);
  if (complaintUntil(sale, order, parcel) === null) throw tooLateToComplain();
  return getUploadInfo(context, order.id, { profile: false, voice: false, most: mostUnused });
}
