import { answerSupport } from '@waybill/contract/ops/answer-support';
import { getSupportRoom } from '@waybill/contract/ops/get-support-room';
import { listSupportRooms, type SupportRoomView } from '@waybill/contract/ops/list-support-rooms';
import type { PersonView } from '@waybill/contract/ops/person-view';
import { settleSupport } from '@waybill/contract/ops/settle-support';
import { supportAccount } from '@waybill/contract/support/support-account';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute, type Route } from '../../../platform/http/route.ts';
import {
  answerAsSupport,
  listSupportRooms as listRooms,
  readSupportMessages,
  readSupportRoom,
  type SupportRoomRow,
  settleRoom,
} from '../../support/index.ts';
import { findPeople } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';
import { personIn } from '../views.ts';

const mostMessages = 100;

const listSupportRoomsRoute = defineRoute(listSupportRooms, async ({ db }: OpsContext, { query }) => {
  const { limit, skip, cursor, state } = query;
  const rows = await listRooms(db, { state, after: decodeCursor(cursor), limit: limit + 1, skip });
  const people = await findPeople(
    db,
    rows.map(({ userId }) => userId),
  );
  return pageOf(rows, limit, (row) => viewOf(row, people));
});

const getSupportRoomRoute = defineRoute(getSupportRoom, async ({ db }: OpsContext, { params, query }) => {
  const room = await readSupportRoom(db, params.roomId);
  const [people, page] = await Promise.all([
    findPeople(db, [room.userId]),
    readSupportMessages(db, room.id, { before: query.before, limit: mostMessages }),
  ]);
  return { ...viewOf(room, people), supportId: supportAccount.id, ...page };
});

const answerSupportRoute = defineRoute(answerSupport, (context: OpsContext, { caller, params, body }) =>
  answerAsSupport(context, {
    ...body,
    roomId: params.roomId,
    staffId: caller.userId,
    also: (tx, userId) => recordAct(tx, { staffId: caller.userId, what: 'support-answered', subject: params.roomId, userId }),
  }),
);

const settleSupportRoute = defineRoute(settleSupport, ({ db }: OpsContext, { caller, params: { roomId }, body }) =>
  transact(db, async (tx) => {
    const room = await readSupportRoom(tx, roomId);
    await settleRoom(tx, room, body.upTo, caller.userId);
    await recordAct(tx, { staffId: caller.userId, what: 'support-settled', subject: roomId, userId: room.userId });
  }),
);

function viewOf(row: SupportRoomRow, people: ReadonlyMap<string, PersonView>): SupportRoomView {
  return {
    roomId: row.id,
    person: personIn(people, row.userId),
    lastMessage: row.lastMessage || (row.lastImages > 0 ? 'A picture' : ''),
    lastAt: row.lastAt?.toISOString() ?? null,
    isWaiting: row.isWaiting,
    unread: row.unread,
  };
}

export const supportRoutes: readonly Route<OpsContext>[] = [
  listSupportRoomsRoute,
  getSupportRoomRoute,
  answerSupportRoute,
  settleSupportRoute,
];
