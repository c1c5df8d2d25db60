import { toMajor } from '@waybill/contract/money';
import { negotiationStatus } from '@waybill/contract/orders/enums';
import { listActiveNegotiations as call } from '@waybill/contract/orders/list-active-negotiations';
import type { AuthorView } from '@waybill/contract/timeline/item-view';
import { decodePlace, encodePlace } from '../../../platform/cursor.ts';
import { neighbourhoodOf } from '../../timeline/index.ts';
import { defineRoute } from '../define-route.ts';
import { offerViewOf } from '../read-negotiation.ts';
import { type ActiveNegotiation, listActive } from '../storage/active-negotiations.ts';
import { findPeople, personOf } from '../storage/people.ts';

export const listActiveNegotiationsRoute = defineRoute(call, async ({ db }, { caller: { userId }, query }) => {
  const { limit, skip, cursor } = query;
  const rows = await listActive(db, userId, { before: decodePlace(cursor), limit: limit + 1, skip });
  const people = await findPeople(
    db,
    rows.flatMap(({ senderId, carrierId }) => [senderId, carrierId]),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => viewOf(row, userId, people)),
    nextCursor: rows.length > limit && last ? encodePlace(last.seq) : null,
  };
});

function viewOf(row: ActiveNegotiation, viewerId: string, people: ReadonlyMap<string, AuthorView>) {
  const side = row.senderId === viewerId ? 'sender' : 'carrier';
  const [dropOff] = row.dropOffs;
  if (!dropOff) throw new Error(`${row.packageId} goes nowhere`);
  return {
    packageId: row.packageId,
    otherParty: personOf(people, side === 'sender' ? row.carrierId : row.senderId),
    itemCategoryId: row.categoryId,
    pickup: neighbourhoodOf(row.pickup).label,
    dropOff: neighbourhoodOf(dropOff).label,
    offer: offerViewOf(row, side),
    heldFee: toMajor(BigInt(row.heldMinor)),
    charge: side === 'sender' ? toMajor(BigInt(row.chargeMinor)) : null,
    // An open amount waits for the other side, an agreed one for the sender's PIN.
    needsMe: row.status === negotiationStatus.Accepted ? side === 'sender' : row.namedBy !== side,
  };
}
