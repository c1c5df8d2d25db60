import type { Tx } from '../../../platform/db/database.ts';

export type NewRow = {
  readonly type: number;
  readonly category: string;
  readonly subject: string;
  readonly message: string;
  readonly link: string;
  readonly timelineItemId: string | null;
  readonly timelineItemType: number | null;
  readonly relatedUserId: string | null;
  readonly mailDue: boolean;
  /** Key that makes the happening count once for each person. */
  readonly key: string;
  /** Members who have muted this person are left out. */
  readonly mutedBy: string | null;
};

export type Person = { readonly userId: string; readonly id: string };
export type Written = {
  readonly id: string;
  readonly userId: string;
  readonly count: number;
  /** Whether they have a phone or a browser to ring. */
  readonly hasDevice: boolean;
};

/**
 * One statement for any number of people, their rows in the order of their ids: those who got the happening already, or have
 * muted the actor, are left out. An unseen row adds up; a seen one begins anew, at the top. A row that was sent by email and
 * is still unseen is not sent again.
 */
export async function writeNotifications(tx: Tx, row: NewRow, people: readonly Person[]): Promise<Written[]> {
  return tx<Written[]>`
    with wanted as (
      select wanted.user_id, wanted.id
      from unnest(${people.map(({ userId }) => userId)}::text[], ${people.map(({ id }) => id)}::text[]) as wanted(user_id, id)
      join profile on profile.user_id = wanted.user_id
      where not coalesce(${row.mutedBy}::text = any(muted_users), false)
      order by wanted.user_id),
    heard as (
      insert into notification_heard (user_id, key) select user_id, ${row.key} from wanted
      on conflict do nothing returning user_id)
    insert into notification (id, user_id, type, category, subject, message, link, timeline_item_id, timeline_item_type,
      related_user_id, mail_due)
    select wanted.id, user_id, ${row.type}, ${row.category}, ${row.subject}, ${row.message}, ${row.link}, ${row.timelineItemId},
      ${row.timelineItemType}::smallint, ${row.relatedUserId}, ${row.mailDue}
    from heard join wanted using (user_id) order by user_id
    on conflict (user_id, type, subject) where cleared_at is null do update set
      count = case when notification.seen_at is null then notification.count + 1 else 1 end,
      created_at = case when notification.seen_at is null then notification.created_at else excluded.created_at end,
      mail_due = case when notification.seen_at is null then notification.mail_due else excluded.mail_due end,
      seen_at = null, modified_at = excluded.modified_at, message = excluded.message, link = excluded.link,
      related_user_id = excluded.related_user_id
    returning id, user_id, count, exists (select from push_token where push_token.user_id = notification.user_id) as has_device`;
}

/** Updates the text of rows that count more than one. */
export async function updateMessages(tx: Tx, rows: readonly { readonly id: string; readonly message: string }[]): Promise<void> {
  await tx`
    update notification set message = again.message
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ message }) => message)}::text[]) as again(id, message)
    where notification.id = again.id`;
}

const quietMinutes = 10;

/**
 * Ids of the rows to push now, of those whose owner has a device for it. A post that many like rings for the first like, and
 * then once in a while, with the count.
 */
export async function takeToRing(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx<{ id: string }[]>`
    update notification set rang_at = now()
    where id = any(${[...ids]}) and (category <> 'social' or count = 1 or rang_at is null or rang_at < now() - make_interval(mins => ${quietMinutes}))
    returning id`;
  return rows.map(({ id }) => id);
}
