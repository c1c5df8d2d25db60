import { orderLimits } from '@waybill/contract/orders/enums';
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

export const tooLateToComplain = (): Problem =>
  new Problem('no_longer_open', 'That can be said within 24 hours of the handover, once. Please write to our support.');

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
  // What our people have divided is decided.
  if (parcel.goodsState === 'split') return null;
  const until = new Date(parcel.handedOverAt.getTime() + saleLimits.complaintHours * 3_600_000);
  return until.getTime() > Date.now() ? until : null;
}

const dayMs = 86_400_000;

/** Until when the buyer can rate the seller, from the handover; null before it, while our people have to decide, and once they have. */
export function ratingUntil({ state }: Standing, order: SaleOrderRow, parcel: ParcelFacts | undefined): Date | null {
  if (order.endedAt || state === 'questioned' || !parcel?.handedOverAt || parcel.orderId === null) return null;
  const until = new Date(parcel.handedOverAt.getTime() + orderLimits.ratingDays * dayMs);
  return until.getTime() > Date.now() ? until : null;
}

/** How buyer and seller stand to each other in their chat. */
export type ChatStanding = {
  /** `gone`: no longer the buyer. `over`: the sale has ended, and so has the time after it. */
  readonly chat: 'open' | 'gone' | 'over';
  /** Until when they can write; null while the sale has not ended. */
  readonly chatUntil: Date | null;
};

const ends: ReadonlySet<string> = new Set(['paid-out', 'came-back', 'ended'] satisfies SaleRow['state'][]);

/** Carriers lose phones, and buyers find faults: they can write to each other for a while after the end. */
export function chatStanding(
  { state, modifiedAt }: Pick<SaleRow, 'state' | 'modifiedAt'>,
  { endedAs }: Pick<SaleOrderRow, 'endedAs'>,
): ChatStanding {
  // Of an order that ended with its sale, there may be money to talk about.
  if (endedAs !== null && endedAs !== 'ended') return { chat: 'gone', chatUntil: null };
  if (!ends.has(state)) return { chat: 'open', chatUntil: null };
  const chatUntil = new Date(modifiedAt.getTime() + saleLimits.chatDays * dayMs);
  return { chat: chatUntil.getTime() > Date.now() ? 'open' : 'over', chatUntil };
}
