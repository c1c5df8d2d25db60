import type { RealtimeEvent } from '@waybill/contract/realtime/events';
import type { Db, Tx } from '../db/database.ts';
import { signal } from './bus.ts';
import { inboxChannel } from './channels.ts';

/** A notification of PostgreSQL holds eight thousand bytes. */
const peoplePerSignal = 200;

/** `text` is the event as it is sent; the rest is what the sender of it needs to know. */
export type InboxRow = {
  readonly userId: string;
  readonly seq: number;
  readonly text: string;
  readonly type: string;
  readonly sessionId: string | null;
};

/**
 * Tells a person something, as part of the transaction that made it true. The numbers come from a row of their
 * own, locked until the commit, so they become visible in order and without gaps (a shared sequence would show
 * 8 before 7, and a reader that had asked for "after 8" would never see 7).
 */
export async function sendEvent(tx: Tx, userId: string, ...events: readonly RealtimeEvent[]): Promise<void> {
  if (events.length === 0) return;
  // Together: the second goes out without waiting for the answer to the first.
  await Promise.all([
    tx`
      with next as (
        insert into realtime_cursor (user_id, last_seq) values (${userId}, ${events.length})
        on conflict (user_id) do update set last_seq = realtime_cursor.last_seq + ${events.length}
        returning last_seq)
      insert into realtime_inbox (user_id, seq, event)
      select ${userId}, last_seq - ${events.length} + position, event
      from next, jsonb_array_elements(${tx.json([...events])}) with ordinality as told(event, position)`,
    signal(tx, inboxChannel, [userId]),
  ]);
}

/**
 * Sends one event to many people in one statement, to each of them once. Their rows are locked in the order of their ids, like
 * in every act that notifies several people: two such acts wait for each other and never deadlock.
 */
export async function sendEventToMany(tx: Tx, userIds: readonly string[], event: RealtimeEvent): Promise<void> {
  const people = [...new Set(userIds)].sort();
  if (people.length === 0) return;
  const groups = Array.from({ length: Math.ceil(people.length / peoplePerSignal) }, (_, index) =>
    people.slice(index * peoplePerSignal, (index + 1) * peoplePerSignal).join(' '),
  );
  await Promise.all([
    tx`
      with next as (
        insert into realtime_cursor (user_id, last_seq)
        select user_id, 1 from unnest(${people}::text[]) with ordinality as people(user_id, place) order by place
        on conflict (user_id) do update set last_seq = realtime_cursor.last_seq + 1
        returning user_id, last_seq)
      insert into realtime_inbox (user_id, seq, event)
      select user_id, last_seq, ${tx.json(event)} from next`,
    signal(tx, inboxChannel, groups),
  ]);
}

/** The events of each of these people after the number they have, oldest first, and at most `most` for each. */
export async function readInboxes(db: Db, after: ReadonlyMap<string, number>, most: number): Promise<InboxRow[]> {
  return db<InboxRow[]>`
    select people.user_id, newer.seq::int, newer.event::text as text, newer.event->>'type' as type, newer.event->>'sessionId' as session_id
    from unnest(${[...after.keys()]}::text[], ${[...after.values()]}::bigint[]) as people(user_id, after)
    cross join lateral (
      select seq, event from realtime_inbox
      where realtime_inbox.user_id = people.user_id and seq > people.after order by seq limit ${most}) as newer
    order by people.user_id, newer.seq`;
}

/** The newest number of each of these people; those who never got an event are left out. */
export async function newestNumbers(db: Db, userIds: readonly string[]): Promise<{ userId: string; lastSeq: number }[]> {
  return db`select user_id, last_seq::int from realtime_cursor where user_id = any(${[...userIds]}::text[])`;
}

/** The oldest number that is still kept, and the newest given. */
export async function inboxBounds(db: Db, userId: string): Promise<{ first: number; last: number }> {
  const [row] = await db<{ first: number; last: number }[]>`
    select coalesce((select min(seq) from realtime_inbox where user_id = ${userId}), 0)::int as first,
           coalesce((select last_seq from realtime_cursor where user_id = ${userId}), 0)::int as last`;
  return row ?? { first: 0, last: 0 };
}

/** Deletes events of these people that match the given fields. */
export async function deleteEventsAbout(
  tx: Tx,
  userIds: readonly string[],
  about: { readonly [field: string]: unknown },
): Promise<void> {
  await tx`delete from realtime_inbox where user_id = any(${[...userIds]}) and event @> ${JSON.stringify(about)}::text::jsonb`;
}

/** Deletes all events of a member. The number stays: later events continue from it. */
export async function forgetInbox(tx: Tx, userId: string): Promise<void> {
  await tx`delete from realtime_inbox where user_id = ${userId}`;
}
