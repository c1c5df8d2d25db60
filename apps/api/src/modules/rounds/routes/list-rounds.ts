import { listRounds as call } from '@waybill/contract/rounds/list-rounds';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { viewRounds } from '../read-rounds.ts';
import { listRoundsOn } from '../storage/rounds.ts';

export const listRoundsRoute = defineRoute(call, async ({ db }, { caller, query: { day, limit, skip, cursor } }) => {
  const riderId = caller.member?.role === 'rider' ? caller.member.personId : undefined;
  const window = { after: decodeCursor(cursor), limit: limit + 1, skip };
  const rows = await listRoundsOn(db, caller.userId, day, { riderId }, window);
  const views = await viewRounds(db, caller.userId, rows.slice(0, limit), new Date());
  const { nextCursor } = pageOf(rows, limit, ({ id }) => id);
  return { items: views, nextCursor };
});
