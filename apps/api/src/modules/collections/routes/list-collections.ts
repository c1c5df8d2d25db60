import { listCollections as call } from '@waybill/contract/collections/list-collections';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { summariesOf } from '../read-collections.ts';
import { listCollectionsOf } from '../storage/collections.ts';

export const listCollectionsRoute = defineRoute(call, async ({ db }, { caller, query }) => {
  const { list, limit, skip, cursor } = query;
  const riderId = caller.member?.role === 'rider' ? caller.member.personId : undefined;
  const window = { before: decodeCursor(cursor), limit: limit + 1, skip };
  const rows = await listCollectionsOf(db, caller.userId, list, riderId, window);
  const shown = rows.slice(0, limit);
  const summaries = await summariesOf(db, caller.userId, shown);
  const last = shown.at(-1);
  return { items: [...summaries.values()], nextCursor: rows.length > limit && last ? encodeCursor(last) : null };
});
