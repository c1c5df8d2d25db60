import { orderStatus } from '@waybill/contract/orders/enums';
import type { Side } from '@waybill/contract/orders/process';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type LockedPackage, lockPackage } from '../timeline/index.ts';
import { hasMuted } from '../users/index.ts';
import { hoursUntilDue } from './process/new-order.ts';
import type { Update } from './process/updates.ts';
import { findNegotiation, type NegotiationRow } from './storage/negotiations.ts';
import { findLiveOrder, renewRequested } from './storage/orders.ts';
import { findCarrierStatus } from './storage/people.ts';

export async function isCheckedCarrier(db: Db, carrierId: string): Promise<boolean> {
  const accountStatus = await findCarrierStatus(db, carrierId);
  return accountStatus?.isKycCompleted === true && !accountStatus.isBlocked;
}

export type LockedNegotiation = { readonly item: LockedPackage; readonly offer: NegotiationRow; readonly side: Side };

/** An amount and its package, locked, for one of the two it is between. For anybody else it is not there. */
export async function lockNegotiation(tx: Tx, negotiationId: string, userId: string): Promise<LockedNegotiation> {
  const known = await findNegotiation(tx, negotiationId);
  if (!known || (known.senderId !== userId && known.carrierId !== userId)) throw notFound();
  const item = await lockPackage(tx, known.packageId);
  // Read again under the lock: a parallel act may have changed it.
  const offer = await findNegotiation(tx, negotiationId);
  if (!item || !offer) throw notFound();
  return { item, offer, side: offer.senderId === userId ? 'sender' : 'carrier' };
}

function notFound(): Problem {
  return new Problem('not_found', 'We cannot find this offer.');
}

export function offerIsOver(): Problem {
  return new Problem('offer_over', 'This offer is no longer open. Please look at the latest one.');
}

/** While the two are talking about the fee, what one asked the other does not expire. */
export async function renewRequest(tx: Tx, packageId: string, carrierId: string): Promise<void> {
  const order = await findLiveOrder(tx, packageId, carrierId);
  const hours = order?.status === orderStatus.Requested ? hoursUntilDue(order) : null;
  if (hours !== null) renewRequested(tx, packageId, carrierId, hours);
}

export type NegotiationChange = 'offered' | 'countered' | 'accepted' | 'rejected' | 'withdrawn' | 'stepped-back' | 'expired';

type Pair = Pick<NegotiationRow, 'packageId' | 'senderId' | 'carrierId'>;

/** Realtime updates for the two. A member who has muted the other gets none of what the other did. */
export async function updatesOfNegotiation(db: Db, pair: Pair, by: Side | 'time', what: NegotiationChange): Promise<Update[]> {
  const { packageId, senderId, carrierId } = pair;
  const updates: Update[] = [];
  for (const side of ['sender', 'carrier'] as const) {
    const [userId, otherPartyId] = side === 'sender' ? [senderId, carrierId] : [carrierId, senderId];
    if (side !== by && (await hasMuted(db, userId, otherPartyId))) continue;
    updates.push({ userId, event: { type: 'negotiation.changed', packageId, otherPartyId, what } });
  }
  return updates;
}
