import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { OpsContext } from '../context.ts';
import { momentWords } from '../moment-words.ts';
import { recordAct } from '../storage/acts.ts';
import { type ReplyRow, updateReply } from '../storage/replies.ts';
import { lockReplies, type ReplyWritten, readReply, refuseSame } from './write-reply.ts';

type Change = ReplyWritten & { readonly replyId: string; readonly version: number };

/** Changes a reply as somebody has read it: what another one wrote meanwhile is never written over unseen. */
export function changeReply({ db }: Pick<OpsContext, 'db'>, change: Change): Promise<ReplyRow> {
  const { staffId, replyId: id, version, text, ...reply } = change;
  return transact(db, async (tx) => {
    await lockReplies(tx);
    const before = await readReply(tx, id);
    if (before.version !== version)
      throw new Problem(
        'list_changed',
        `${before.fullName} changed this reply, ${momentWords(before.changedAt)}. Read it before you change it.`,
      );
    if (before.retiredAt === null) await refuseSame(tx, { id, ...reply });
    await updateReply(tx, { id, ...reply, body: text, changedBy: staffId });
    await recordAct(tx, {
      staffId,
      what: 'reply-changed',
      subject: id,
      // What it said can be read in the trail for good.
      about: { title: reply.title, before: before.body === text ? null : before.body },
    });
    return readReply(tx, id);
  });
}
