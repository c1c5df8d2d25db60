import { transact } from '../../../platform/db/database.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';
import { type ReplyRow, setRetired } from '../storage/replies.ts';
import { lockReplies, readReply, refuseSame, requireRoom } from './write-reply.ts';

type Retirement = { readonly staffId: string; readonly replyId: string; readonly isRetired: boolean };

/** Retires a reply or brings it back. It is as it was then: what was asked for twice happens once. */
export function retireReply({ db }: Pick<OpsContext, 'db'>, { staffId, replyId, isRetired }: Retirement): Promise<ReplyRow> {
  return transact(db, async (tx) => {
    await lockReplies(tx);
    const reply = await readReply(tx, replyId);
    if ((reply.retiredAt !== null) === isRetired) return reply;
    if (!isRetired) {
      await requireRoom(tx);
      await refuseSame(tx, reply);
    }
    await setRetired(tx, replyId, isRetired);
    const what = isRetired ? 'reply-retired' : 'reply-returned';
    await recordAct(tx, { staffId, what, subject: replyId, about: { title: reply.title } });
    return readReply(tx, replyId);
  });
}
