import type { Db, Tx } from '../../../platform/db/database.ts';
import { type AuthorColumns, authorColumns } from '../../users/index.ts';
import type { PostingRequest } from './items.ts';

export type CommentRow = AuthorColumns & {
  readonly id: string;
  readonly message: string;
  readonly createdAt: Date;
  readonly itemAuthorId: string;
};

export type NewComment = PostingRequest & {
  readonly id: string;
  readonly itemId: string;
  readonly authorId: string;
  readonly message: string;
  /** When it was written, if not now. */
  readonly createdAt?: Date;
};

/** False when this request has commented before. */
export async function insertComment(tx: Tx, comment: NewComment): Promise<boolean> {
  const { count } = await tx`insert into timeline_comment ${tx(comment)} on conflict (request_key) do nothing`;
  if (count === 1) await tx`update timeline_item set comment_count = comment_count + 1 where id = ${comment.itemId}`;
  return count === 1;
}

export async function findCommentByRequest(db: Db, requestKey: string): Promise<{ id: string; requestHash: string } | undefined> {
  const [row] = await db<{ id: string; requestHash: string }[]>`
    select id, request_hash from timeline_comment where request_key = ${requestKey}`;
  return row;
}

export type CommentPlace = { readonly itemId: string; readonly authorId: string };

export async function findComment(db: Db, id: string): Promise<CommentPlace | undefined> {
  const [row] = await db<CommentPlace[]>`
    select item_id, author_id from timeline_comment where id = ${id} and removed_at is null`;
  return row;
}

/** Under the lock of its item. False when it was removed before. */
export async function removeComment(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx<{ itemId: string }[]>`
    update timeline_comment set removed_at = now() where id = ${id} and removed_at is null returning item_id`;
  if (row) await tx`update timeline_item set comment_count = comment_count - 1 where id = ${row.itemId}`;
  return row !== undefined;
}

const columns = (db: Db) => db`
  comment.id, comment.message, comment.created_at, item.author_id as item_author_id, ${authorColumns(db)}
  from timeline_comment as comment join timeline_item as item on item.id = comment.item_id
  join account as author on author.id = comment.author_id join profile on profile.user_id = comment.author_id`;

export async function findCommentRow(db: Db, id: string): Promise<CommentRow | undefined> {
  const [row] = await db<CommentRow[]>`select ${columns(db)} where comment.id = ${id}`;
  return row;
}

export type CommentWindow = {
  readonly before: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
  readonly skip: number;
};

/** Newest first, without those of people whom the viewer has muted or we have suspended; comments of those who left stay. */
export async function listComments(db: Db, itemId: string, viewerId: string, window: CommentWindow): Promise<CommentRow[]> {
  const { before, limit, skip } = window;
  return db<CommentRow[]>`
    select ${columns(db)}
    where comment.item_id = ${itemId} and comment.removed_at is null and (author.blocked_at is null or author.deactivated_at is not null)
      and comment.author_id <> all(coalesce((select muted_users from profile where user_id = ${viewerId}), '{}'))
      ${before ? db`and (comment.created_at, comment.id) < (${before.createdAt}, ${before.id})` : db``}
    order by comment.created_at desc, comment.id desc limit ${limit} offset ${before ? 0 : skip}`;
}
