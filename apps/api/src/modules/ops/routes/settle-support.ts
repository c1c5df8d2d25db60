import { settleSupport as call } from '@waybill/contract/ops/settle-support';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { readSupportRoom, settleRoom } from '../../support/index.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';

export const settleSupportRoute = defineRoute(call, ({ db }: OpsContext, { caller, params: { roomId }, body }) =>
  transact(db, async (tx) => {
    const room = await readSupportRoom(tx, roomId);
    await settleRoom(tx, room, body.upTo, caller.userId);
    await recordAct(tx, { staffId: caller.userId, what: 'support-settled', subject: roomId, userId: room.userId });
  }),
);
