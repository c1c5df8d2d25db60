import { transact } from '../../../platform/db/database.ts';
import { findSettledUpTo, readSupportRoom, settleRoom } from '../../support/index.ts';
import { waitsNoLonger } from '../case-policies.ts';
import type { OpsContext } from '../context.ts';
import { recordDecision } from '../record-decision.ts';

type Settled = { readonly staffId: string; readonly roomId: string; readonly upTo?: number | undefined };

/** What somebody wrote to us needs no answer. */
export function settleSupport({ db }: Pick<OpsContext, 'db'>, { staffId, roomId, upTo }: Settled): Promise<void> {
  return transact(db, async (tx) => {
    const room = await readSupportRoom(tx, roomId);
    const settledBefore = await findSettledUpTo(tx, roomId);
    if (!room.isWaiting || !(await settleRoom(tx, room, upTo, staffId))) throw await waitsNoLonger(tx, roomId, staffId);
    const about = { settledBefore };
    const act = { staffId, what: 'support-settled', subject: roomId, userId: room.userId, about } as const;
    await recordDecision(tx, { kind: 'support', id: roomId }, act);
  });
}
