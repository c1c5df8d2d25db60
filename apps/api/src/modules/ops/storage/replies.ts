import type { ReplyKind } from '@waybill/contract/ops/reply-kinds';
import { replyLimits } from '@waybill/contract/ops/reply-view';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type ReplyRow = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly kinds: readonly ReplyKind[];
  readonly shortName: string;
  readonly version: number;
  readonly username: string;
  readonly fullName: string;
  readonly changedAt: Date;
  readonly retiredAt: Date | null;
};

const replies = (db: Db) => db`
  select reply.id, reply.title, reply.body, reply.kinds, reply.short_name, reply.version, account.username, profile.full_name,
         reply.changed_at, reply.retired_at
  from ops_reply as reply join account on account.id = reply.changed_by join profile on profile.user_id = reply.changed_by`;

/** Those in use by title; or those retired, the newest first. */
export async function listReplies(db: Db, state: 'in-use' | 'retired'): Promise<ReplyRow[]> {
  return state === 'in-use'
    ? db<ReplyRow[]>`${replies(db)} where retired_at is null order by lower(title) limit ${replyLimits.replies}`
    : db<ReplyRow[]>`${replies(db)} where retired_at is not null order by retired_at desc, id limit ${replyLimits.replies}`;
}

/** Locked until the act is over, so that of two who change it the second reads what the first has written. */
export async function lockReply(tx: Tx, id: string): Promise<ReplyRow | undefined> {
  const [row] = await tx<ReplyRow[]>`${replies(tx)} where reply.id = ${id} for update of reply`;
  return row;
}

/** Another reply in use by this title or short name. */
export async function findSameReply(
  tx: Tx,
  { id, title, shortName }: Pick<ReplyRow, 'id' | 'title' | 'shortName'>,
): Promise<Pick<ReplyRow, 'title' | 'shortName'> | undefined> {
  const [row] = await tx<Pick<ReplyRow, 'title' | 'shortName'>[]>`
    select title, short_name from ops_reply
    where retired_at is null and id <> ${id} and (lower(title) = lower(${title}) or (short_name <> '' and short_name = ${shortName}))
    order by lower(title) = lower(${title}) desc limit 1`;
  return row;
}

export async function countReplies(tx: Tx): Promise<number> {
  const [row] = await tx<[{ count: number }]>`select count(*)::int as count from ops_reply where retired_at is null`;
  return row.count;
}

export type NewReply = Pick<ReplyRow, 'id' | 'title' | 'body' | 'kinds' | 'shortName'> & { readonly changedBy: string };

export async function insertReply(tx: Tx, { kinds, ...reply }: NewReply): Promise<void> {
  await tx`insert into ops_reply ${tx({ ...reply, kinds: [...kinds] })}`;
}

export async function updateReply(tx: Tx, { id, kinds, ...reply }: NewReply): Promise<void> {
  await tx`
    update ops_reply set ${tx({ ...reply, kinds: [...kinds] })}, version = version + 1, changed_at = now() where id = ${id}`;
}

export async function setRetired(tx: Tx, id: string, isRetired: boolean): Promise<void> {
  await tx`update ops_reply set retired_at = ${isRetired ? tx`now()` : null} where id = ${id}`;
}
