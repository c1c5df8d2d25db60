import type { NotificationCategory } from '@waybill/contract/notifications/enums';
import { undoMinutes } from '@waybill/contract/notifications/restore-notifications';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type NotificationRow = {
  readonly id: string;
  readonly type: number;
  readonly category: NotificationCategory;
  readonly message: string;
  readonly timelineItemId: string | null;
  readonly timelineItemType: number | null;
  readonly relatedUserName: string | null;
  readonly relatedUserAvatar: string | null;
  readonly link: string;
  readonly count: number;
  readonly isSeen: boolean;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
};

export type NotificationFilter = 'all' | 'unseen' | NotificationCategory;

type Window = {
  readonly before: Position | undefined;
  readonly limit: number;
  readonly skip: number;
  /** What is not for whoever looks. */
  readonly except: readonly NotificationCategory[];
};

/** The actor is read with the row: people change their names and pictures. */
const columns = (db: Db) => db`
  notification.id, type, category, message, timeline_item_id, timeline_item_type, link, count, seen_at is not null as is_seen,
  notification.created_at, modified_at,
  (select full_name from profile where user_id = related_user_id) as related_user_name,
  (select profile_picture from profile where user_id = related_user_id) as related_user_avatar`;

export async function listNotificationsOf(
  db: Db,
  userId: string,
  filter: NotificationFilter,
  { before, limit, skip, except }: Window,
): Promise<NotificationRow[]> {
  return db<NotificationRow[]>`
    select ${columns(db)} from notification
    where user_id = ${userId} and cleared_at is null ${conditionOf(db, filter)} ${exceptThese(db, except)}
      ${before === undefined ? db`` : db`and (created_at, id) < (${before.createdAt}, ${before.id})`}
    order by created_at desc, id desc ${db.unsafe(`limit ${Math.trunc(limit)}`)}
    ${before === undefined && skip > 0 ? db`offset ${skip}` : db``}`;
}

function conditionOf(db: Db, filter: NotificationFilter): ReturnType<typeof columns> {
  if (filter === 'all') return db``;
  return filter === 'unseen' ? db`and seen_at is null` : db`and category = ${filter}`;
}

function exceptThese(db: Db, except: readonly NotificationCategory[]): ReturnType<typeof columns> {
  return except.length === 0 ? db`` : db`and category <> all(${[...except]})`;
}

/** A badge shows no more than “99”, so the database counts no further. */
const mostCounted = 99;

export async function countUnseen(db: Db, userId: string, except: readonly NotificationCategory[]): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int from (
      select from notification where user_id = ${userId} and cleared_at is null and seen_at is null ${exceptThese(db, except)}
      limit ${mostCounted}) as unseen`;
  return row?.count ?? 0;
}

/** Undefined where they have none by that id; `wasUnseen` tells whether this changed anything. */
export async function setSeen(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ row: NotificationRow; wasUnseen: boolean } | undefined> {
  const [found] = await tx<{ wasUnseen: boolean }[]>`
    select seen_at is null as was_unseen from notification
    where id = ${id} and user_id = ${userId} and cleared_at is null for update`;
  if (!found) return undefined;
  if (found.wasUnseen) await tx`update notification set seen_at = now(), mail_due = false where id = ${id}`;
  const [row] = await tx<NotificationRow[]>`select ${columns(tx)} from notification where id = ${id}`;
  return row && { row, wasUnseen: found.wasUnseen };
}

/** Answers how many there were. Locked in one order, so that two tabs do not wait for each other. */
export async function setAllSeen(tx: Tx, userId: string, until: string | undefined): Promise<number> {
  const { count } = await tx`
    update notification set seen_at = now(), mail_due = false where id = any(array(
      select id from notification where user_id = ${userId} and cleared_at is null and seen_at is null ${upTo(tx, until)}
      order by id for update))`;
  return count;
}

/** The email of a cleared notification stays due in case it is restored; it is not sent while cleared. */
export async function setAllCleared(tx: Tx, userId: string, until: string | undefined): Promise<number> {
  const { count } = await tx`
    update notification set cleared_at = now() where id = any(array(
      select id from notification where user_id = ${userId} and cleared_at is null ${upTo(tx, until)} order by id for update))`;
  return count;
}

const upTo = (tx: Tx, until: string | undefined) => (until === undefined ? tx`` : tx`and modified_at <= ${new Date(until)}`);

/** Does not restore rows whose subject has a newer one: two rows about the same thing would count past each other. */
export async function setRestored(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx`
    update notification set cleared_at = null where id = any(array(
      select distinct on (type, subject) id from notification as cleared
      where user_id = ${userId} and cleared_at > now() - make_interval(mins => ${undoMinutes})
        and not exists (
          select from notification as live
          where live.user_id = ${userId} and live.type = cleared.type and live.subject = cleared.subject and live.cleared_at is null)
      order by type, subject, created_at desc))`;
  return count;
}
