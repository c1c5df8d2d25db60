import { getSupportRoom as call } from '@waybill/contract/ops/get-support-room';
import { supportAccount } from '@waybill/contract/support/support-account';
import { readSupportMessages, readSupportRoom } from '../../support/index.ts';
import { findPeople } from '../../users/index.ts';
import { defineRoute } from '../define-route.ts';
import { supportRoomViewOf } from '../support-views.ts';

const mostMessages = 100;

export const getSupportRoomRoute = defineRoute(call, async ({ db }, { params, query }) => {
  const room = await readSupportRoom(db, params.roomId);
  const [people, page] = await Promise.all([
    findPeople(db, [room.userId]),
    readSupportMessages(db, room.id, { before: query.before, limit: mostMessages }),
  ]);
  return { ...supportRoomViewOf(room, people), supportId: supportAccount.id, ...page };
});
