import type { ReplyKind } from '@waybill/contract/ops/reply-kinds';
import { replyLimits } from '@waybill/contract/ops/reply-view';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';
import { countReplies, findSameReply, insertReply, lockReply, type ReplyRow } from '../storage/replies.ts';

export type ReplyWritten = {
  readonly staffId: string;
  readonly title: string;
  readonly text: string;
  readonly kinds: readonly ReplyKind[];
  readonly shortName: string;
};

/** Writes a reply that all of us can use. */
export function writeReply({ db }: Pick<OpsContext, 'db'>, written: ReplyWritten): Promise<ReplyRow> {
  return transact(db, async (tx) => {
    const { staffId, text, ...reply } = written;
    const id = newId('reply');
    await lockReplies(tx);
    await requireRoom(tx);
    await refuseSame(tx, { id, ...reply });
    await insertReply(tx, { id, ...reply, body: text, changedBy: staffId });
    await recordAct(tx, { staffId, what: 'reply-written', subject: id, about: { title: reply.title } });
    return readReply(tx, id);
  });
}

/** One at a time: whoever names or counts them knows of the others. It is done a few times a month. */
export async function lockReplies(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended('ops_reply', 0))`;
}

export async function requireRoom(tx: Tx): Promise<void> {
  if ((await countReplies(tx)) >= replyLimits.replies)
    throw new Problem('invalid_input', `There are ${replyLimits.replies} saved replies. Please retire one that nobody uses.`);
}

export async function refuseSame(tx: Tx, reply: Pick<ReplyRow, 'id' | 'title' | 'shortName'>): Promise<void> {
  const same = await findSameReply(tx, reply);
  if (!same) return;
  throw same.title.toLowerCase() === reply.title.toLowerCase()
    ? new Problem('invalid_input', `There is a reply called “${same.title}” already.`, { field: 'title' })
    : new Problem('invalid_input', `/${same.shortName} is the short name of “${same.title}”.`, { field: 'shortName' });
}

export async function readReply(tx: Tx, id: string): Promise<ReplyRow> {
  const reply = await lockReply(tx, id);
  if (!reply) throw new Problem('not_found', 'There is no such reply.');
  return reply;
}
