import { settleSupport as call } from '@waybill/contract/ops/settle-support';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readSupportRoom, settleRoom } from '../../support/index.ts';
import { defineRoute } from '../define-route.ts';
import { recordDecision } from '../record-decision.ts';
import { namedRefusal } from '../telling-who.ts';

export const settleSupportRoute = defineRoute(call, ({ db }, { caller, params: { roomId }, body }) =>
  transact(db, async (tx) => {
    const room = await readSupportRoom(tx, roomId);
    if (!room.isWaiting || !(await settleRoom(tx, room, body.upTo, caller.userId))) {
      const refusal = new Problem('already_decided', 'They wait for no word of ours any longer.');
      throw await namedRefusal(tx, { kind: 'support', id: roomId, staffId: caller.userId }, refusal);
    }
    await recordDecision(
      tx,
      { kind: 'support', id: roomId },
      { staffId: caller.userId, what: 'support-settled', subject: roomId, userId: room.userId },
    );
  }),
);
