import type { BodyOf } from '@waybill/contract/call';
import type { markReceipt as call } from '@waybill/contract/chat/mark-receipt';
import type { RealtimeEvent } from '@waybill/contract/realtime/events';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { isBuyer } from '../buyers.ts';
import type { ChatContext } from '../context.ts';
import { roomIsNotThere } from '../policies.ts';
import { lockProgress, moveProgress } from '../storage/members.ts';

/** Moves the caller's delivered and read positions. Both members are notified of the part that they may see. */
export function markReceipt(
  { db }: Pick<ChatContext, 'db'>,
  userId: string,
  roomId: string,
  given: BodyOf<typeof call>,
): Promise<void> {
  return transact(db, async (tx) => {
    const before = await lockProgress(tx, roomId, userId);
    if (!before) throw roomIsNotThere();
    for (const field of ['deliveredSeq', 'readSeq'] as const)
      if ((given[field] ?? 0) > before.lastSeq)
        throw new Problem('invalid_input', 'There is no message of that number yet.', { field });
    const readSeq = Math.max(before.readSeq, given.readSeq ?? 0);
    // A message that was read has arrived.
    const deliveredSeq = Math.max(before.deliveredSeq, given.deliveredSeq ?? 0, given.readSeq ?? 0);
    if (readSeq === before.readSeq && deliveredSeq === before.deliveredSeq) return;
    const shownReadSeq = await moveProgress(tx, before, userId, { deliveredSeq, readSeq });
    const receipt = (seen: number | null) => ({ type: 'chat.receipt', roomId, userId, deliveredSeq, readSeq: seen }) as const;
    const events = new Map<string, RealtimeEvent>([[userId, receipt(readSeq)]]);
    const isShown = before.showsReceipts && readSeq > before.readSeq;
    if (isShown || deliveredSeq > before.deliveredSeq)
      events.set(before.otherId, receipt(before.doesOtherShow ? shownReadSeq : null));
    for (const [one, event] of [...events].sort(([a], [b]) => (a < b ? -1 : 1))) if (!isBuyer(one)) sendEvent(tx, one, event);
  });
}
