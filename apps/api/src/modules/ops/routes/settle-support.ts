import { settleSupport as call } from '@waybill/contract/ops/settle-support';
import { transact } from '../../../platform/db/database.ts';
import { readSupportRoom, settleRoom } from '../../support/index.ts';
import { defineRoute } from '../define-route.ts';
import { recordDecision } from '../record-decision.ts';

export const settleSupportRoute = defineRoute(call, ({ db }, { caller, params: { roomId }, body }) =>
  transact(db, async (tx) => {
    const room = await readSupportRoom(tx, roomId);
    await settleRoom(tx, room, body.upTo, caller.userId);
    await recordDecision(
      tx,
      { kind: 'support', id: roomId },
      { staffId: caller.userId, what: 'support-settled', subject: roomId, userId: room.userId },
    );
  }),
);
