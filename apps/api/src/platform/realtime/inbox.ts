import type { RealtimeEvent } from '@waybill/contract/realtime/events';
import { type Db, type Tx, writeAtEnd } from '../db/database.ts';
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

type Note = { readonly userId: string; readonly event: RealtimeEvent };

/**
 * Sends events to a person, as part of the transaction that made them true. The numbers come from a row of their
 * own, locked until the commit, so they become visible in order and without gaps (a shared sequence would show
 * 8 before 7, and a reader that had asked for "after 8" would never see 7).
 */
export function sendEvent(tx: Tx, userId: string, ...events: readonly RealtimeEvent[]): void {
  for (const event of events) note(tx, { userId, event });
}

/** Sends one event to many people, to each of them once. */
export function sendEventToMany(tx: Tx, userIds: readonly string[], event: RealtimeEvent): void {
  for (const userId of new Set(userIds)) note(tx, { userId, event });
}

/**
 * Everything that an act tells, in one statement at its end. The rows of people are locked in the order of their ids, in every
 * act after all other rows: two acts that tell the same people wait for each other and never deadlock.
 */
const note = writeAtEnd<Note>((tx, notes) => {
  const events = [...new Set(notes.map(({ event }) => event))];
  const places = new Map(events.map((event, index) => [event, index + 1]));
  const people = [...new Set(notes.map(({ userId }) => userId))].sort();
  const groups = Array.from({ length: Math.ceil(people.length / peoplePerSignal) }, (_, index) =>
    people.slice(index * peoplePerSignal, (index + 1) * peoplePerSignal).join(' '),
  );
  return [
    ...signal(tx, inboxChannel, groups),
    tx`
      with told as (
        select user_id, event, row_number() over (partition by user_id order by note.place) as nth,
               count(*) over (partition by user_id) as total
        from unnest(${notes.map(({ userId }) => userId)}::text[], ${notes.map(({ event }) => places.get(event) ?? 0)}::int[])
          with ordinality as note(user_id, event_place, place)
        join jsonb_array_elements(${tx.json(events)}) with ordinality as events(event, place) on events.place = note.event_place),
      next as (
        insert into realtime_cursor (user_id, last_seq)
        select user_id, total from told where nth = 1 order by user_id
        on conflict (user_id) do update set last_seq = realtime_cursor.last_seq + excluded.last_seq
        returning user_id, last_seq)
      insert into realtime_inbox (user_id, seq, event)
      select user_id, last_seq - total + nth, event from told join next using (user_id)`,
  ];
});

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
