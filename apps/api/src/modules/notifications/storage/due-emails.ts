import type { Db, Tx } from '../../../platform/db/database.ts';

/** Time that people have to see something by themselves before they get an email. */
const emailAfterMinutes = 10;
const messagesEveryMinutes = 60;

export type Due = { readonly userId: string; readonly type: number; readonly ids: readonly string[] };

/**
 * Takes what is to be written about, all of it for each person of whom something has waited long enough: nobody is
 * written to again in a minute. What is taken is not taken again.
 */
export async function takeDueEmails(tx: Tx, most: number): Promise<Due[]> {
  return tx<Due[]>`
    with people as (
      select distinct user_id from notification
      where mail_due and cleared_at is null and created_at < now() - make_interval(mins => ${emailAfterMinutes}) limit ${most}),
    taken as (
      select id from notification where mail_due and cleared_at is null and user_id in (select user_id from people)
      order by id for update skip locked),
    marked as (
      update notification set mail_due = false where id in (select id from taken) returning id, user_id, type)
    select user_id, type, array_agg(id) as ids from marked group by user_id, type order by user_id, type`;
}

export type EmailRow = {
  readonly id: string;
  readonly type: number;
  readonly message: string;
  readonly link: string;
  readonly isSeen: boolean;
};

export async function listForEmail(db: Db, userId: string, ids: readonly string[]): Promise<EmailRow[]> {
  return db<EmailRow[]>`
    select id, type, message, link, seen_at is not null or cleared_at is not null as is_seen from notification
    where id = any(${[...ids]}) and user_id = ${userId} order by created_at desc, id desc`;
}

/** Marks an email about unread messages as due. Changes nothing when one waits already, or the last one is not an hour ago. */
export async function setEmailDue(tx: Tx, userId: string): Promise<void> {
  await tx`
    insert into messages_email as email (user_id, due_at)
    values (${userId}, now() + make_interval(mins => ${emailAfterMinutes}))
    on conflict (user_id) do update set due_at = coalesce(email.due_at,
      greatest(excluded.due_at, email.written_at + make_interval(mins => ${messagesEveryMinutes})))`;
}

/** Members whose unread messages are due for an email. */
export async function takeDueMessagesEmails(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx<{ userId: string }[]>`
    update messages_email set due_at = null where user_id = any(array(
      select user_id from messages_email where due_at < now() order by user_id limit ${most} for update skip locked))
    returning user_id`;
  return rows.map(({ userId }) => userId).sort();
}

export async function noteMessagesEmail(tx: Tx, userId: string): Promise<void> {
  await tx`update messages_email set written_at = now() where user_id = ${userId}`;
}

export type UnreadRoom = {
  readonly roomId: string;
  readonly unread: number;
  readonly senderName: string;
  readonly text: string;
  readonly images: number;
  readonly voiceMs: number | null;
};

const mostRooms = 10;

/** Rooms with something unread in them, how many messages, and the newest that the other one wrote there; those with muted people are not seen. */
export async function listUnreadRooms(db: Db, userId: string): Promise<UnreadRoom[]> {
  return db<UnreadRoom[]>`
    select member.room_id, newest.unread,
           coalesce(other.full_name, bought.name || ', your buyer') as sender_name, newest.body as text,
           cardinality(newest.image_ids) as images, newest.voice_ms
    from chat_member as member
    cross join lateral (
      select sender_id, body, image_ids, voice_ms, (count(*) over ())::int as unread from chat_message
      where room_id = member.room_id and kind = 0 and sender_id <> ${userId}
        and seq > greatest(member.read_seq, member.deleted_seq)
      order by seq desc limit 1) as newest
    left join profile as other on other.user_id = newest.sender_id
    left join sale_order as bought on bought.id = newest.sender_id
    join profile as own on own.user_id = ${userId}
    where member.user_id = ${userId} and member.unread > 0 and not is_deleted and not (newest.sender_id = any(own.muted_users))
    order by member.newest_at desc limit ${mostRooms}`;
}
