import type { PendingRequestView } from '@waybill/contract/chat/room-view';
import { toMajor } from '@waybill/contract/money';
import type { Db } from '../../platform/db/database.ts';
import { neighbourhoodOf } from '../timeline/index.ts';
import { listPending } from './storage/dealings.ts';

/** Pending requests and amounts between a member and each of these people, oldest first; people without any are left out. */
export async function pendingWith(
  db: Db,
  viewerId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, PendingRequestView[]>> {
  if (otherIds.length === 0) return new Map();
  const rows = await listPending(db, viewerId, otherIds);
  const views = rows.map((row): PendingRequestView => {
    const [dropOff] = row.dropOffs;
    if (!dropOff) throw new Error(`${row.packageId} goes nowhere`);
    const side = row.senderId === viewerId ? 'sender' : 'carrier';
    return {
      packageId: row.packageId,
      userId: side === 'sender' ? row.carrierId : row.senderId,
      orderId: row.orderId,
      about: row.isFee ? 'fee' : 'order',
      needsMe: row.waitsFor === side,
      pickup: neighbourhoodOf(row.pickup).label,
      dropOff: neighbourhoodOf(dropOff).label,
      fee: toMajor(BigInt(row.feeMinor)),
      charge: side === 'sender' ? toMajor(BigInt(row.chargeMinor)) : null,
      currency: row.currency,
    };
  });
  return Map.groupBy(views, ({ userId }) => userId);
}
