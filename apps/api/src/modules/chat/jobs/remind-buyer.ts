import { type Tx, transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { tellBuyer } from '../../sales/index.ts';
import type { ChatContext } from '../context.ts';
import { isFirstUnread } from '../storage/members.ts';

type Written = { readonly roomId: string; readonly seq: number; readonly buyerId: string };

const remindJob = defineJob<Written>('chat.remind-buyer', { keptSeconds: 86_400 });

/** Whoever has the page open reads it within this time, and needs no SMS. */
const afterSeconds = 60;

export function remindBuyer({ enqueue }: Pick<ChatContext, 'enqueue'>, tx: Tx, written: Written): void {
  enqueue(tx, remindJob, written, { afterSeconds });
}

/** An SMS when something new waits, and no other for what comes after it while it is unread. */
export const remindBuyerNow = handleJob(remindJob, async (context: ChatContext, { roomId, seq, buyerId }) => {
  if (!(await isFirstUnread(context.db, roomId, seq, buyerId))) return;
  await transact(context.db, async (tx) => tellBuyer(context, tx, buyerId, 'message'));
});
