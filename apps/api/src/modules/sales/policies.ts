import { saleLimits } from '@waybill/contract/sales/enums';
import { Problem } from '../../platform/http/problem.ts';
import type { SaleOrderRow } from './storage/orders.ts';
import type { ParcelFacts } from './storage/parcels.ts';
import type { SaleRow } from './storage/sales.ts';

/** A sale of somebody else’s is not there: its link is what it is known by. */
export function ownSale(sale: SaleRow | undefined, sellerId: string): SaleRow {
  if (sale?.sellerId !== sellerId) throw noSuchSale();
  return sale;
}

export const noSuchSale = (): Problem => new Problem('not_found', 'We cannot find that sale.');
export const noSuchLink = (): Problem =>
  new Problem('not_found', 'There is nothing for sale under this link. Please ask the seller for it again.');
export const notYourOrder = (): Problem =>
  new Problem('forbidden', 'Please show first that you ordered this: ask for a code on the same phone.');

type Standing = Pick<SaleRow, 'state'>;

export const mayEnd = ({ state }: Standing): boolean => state === 'waiting' || state === 'ordered' || state === 'paid';
export const mayRelease = ({ state }: Standing): boolean => state === 'ordered';

/** What is paid now is sent once it is paid; what is paid at the door is sent before. */
export const maySend = ({ state }: Standing, order: SaleOrderRow | undefined): boolean =>
  order !== undefined && (state === 'paid' || (state === 'ordered' && order.payWhen === 'door'));

/** The buyer can begin to pay: right after the order, or while the carrier waits at the door. */
export function canPay({ state }: Standing, order: SaleOrderRow, parcel: ParcelFacts | undefined): boolean {
  if (order.endedAt || order.paidAt) return false;
  if (state === 'ordered') return order.payWhen === 'now' && !order.isStale;
  return state === 'sent' && parcel?.doorUntil != null && parcel.doorUntil.getTime() > Date.now();
}

/** Until when the buyer can say that it is not what was sold; null where they cannot, or have. */
export function complaintUntil({ state }: Standing, order: SaleOrderRow, parcel: ParcelFacts | undefined): Date | null {
  if (state !== 'arrived' || order.complaint !== null || !parcel?.handedOverAt) return null;
  const until = new Date(parcel.handedOverAt.getTime() + saleLimits.complaintHours * 3_600_000);
  return until.getTime() > Date.now() ? until : null;
}
