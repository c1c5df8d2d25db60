import { listSupportRooms as call } from '@waybill/contract/ops/list-support-rooms';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { listSupportRooms } from '../../support/index.ts';
import { findPeople } from '../../users/index.ts';
import { defineRoute } from '../define-route.ts';
import { supportRoomViewOf } from '../support-views.ts';

export const listSupportRoomsRoute = defineRoute(call, async ({ db }, { query }) => {
  const { limit, skip, cursor, state } = query;
  const rows = await listSupportRooms(db, { state, after: decodeCursor(cursor), limit: limit + 1, skip });
  const people = await findPeople(
    db,
    rows.map(({ userId }) => userId),
  );
  return pageOf(rows, limit, (row) => supportRoomViewOf(row, people));
});
