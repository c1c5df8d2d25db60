import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Fragment } from '../../../platform/db/sql.ts';
import { inAnyCase } from '../any-case.ts';

/** A room as one of its two members sees it, with everything that depends on their relation. */
export type RoomRow = {
  readonly id: string;
  readonly userA: string;
  readonly userB: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly lastSeq: number;
  readonly otherId: string;
  readonly unread: number;
  readonly readSeq: number;
  readonly deletedSeq: number;
  readonly deletedOn: Date | null;
  readonly isDeleted: boolean;
  readonly otherDeliveredSeq: number;
  readonly otherShownReadSeq: number;
  readonly showsReceipts: boolean;
  readonly username: string;
  readonly fullName: string;
  readonly avatar: string | null;
  readonly isStaff: boolean;
  readonly isOtherStaff: boolean;
  readonly otherUsername: string;
  readonly otherFullName: string;
  readonly otherAvatar: string | null;
  readonly newestText: string | null;
  readonly newestKind: number | null;
  readonly newestImages: number | null;
  readonly newestVoiceMs: number | null;
  readonly newestWhat: string | null;
  readonly newestSentBy: string | null;
  readonly newestSentAt: Date | null;
} & PairStatus;

/** The facts about two members that writing depends on. */
export type PairStatus = {
  readonly otherId: string;
  /** Whichever of the two is a buyer without an account, if one is. */
  readonly buyerId: string | null;
  readonly hasMuted: boolean;
  readonly isMuted: boolean;
  readonly isOtherBlocked: boolean;
  /** The other one takes messages only from people they deal with, and has not written here themselves. */
  readonly needsDealing: boolean;
};

/** A buyer has neither account nor profile: nobody has muted them, and their order is the dealing. */
const pairStatusColumns = (db: Db) => db`
  room.buyer_id, coalesce(other_id = any(mine.muted_users), false) as has_muted,
  coalesce(mine.user_id = any(theirs.muted_users), false) as is_muted,
  their_account.blocked_at is not null as is_other_blocked,
  room.buyer_id is null and theirs.direct_messages_from = 'dealings'
    and (select true from chat_message where room_id = room.id and sender_id = other_id limit 1) is null as needs_dealing`;

/** Each is asked for by their key: `picked` holds room ids and the order in which they are wanted. */
const roomsOf = (db: Db, userId: string, picked: Fragment) => db<RoomRow[]>`
  select room.id, room.user_a, room.user_b, room.created_by, room.created_at, room.last_seq::int, other_id,
    me.unread, me.read_seq::int, me.deleted_seq::int, me.deleted_on, me.is_deleted,
    other.delivered_seq::int as other_delivered_seq, other.shown_read_seq::int as other_shown_read_seq,
    mine.show_read_receipts as shows_receipts,
    my_account.is_staff, coalesce(their_account.is_staff, false) as is_other_staff, my_account.username, mine.full_name, mine.profile_picture as avatar,
    coalesce(their_account.username, split_part(bought.name, ' ', 1) || ', buyer') as other_username,
    coalesce(theirs.full_name, bought.name) as other_full_name, theirs.profile_picture as other_avatar,
    newest.body as newest_text, newest.kind as newest_kind, cardinality(newest.image_ids) as newest_images,
    newest.voice_ms as newest_voice_ms,
    newest.deal->>'what' as newest_what, newest.sender_id as newest_sent_by, newest.sent_at as newest_sent_at,
    ${pairStatusColumns(db)}
  from (${picked}) as picked
  join chat_room as room on room.id = picked.room_id
  cross join lateral (select case when room.user_a = ${userId} then room.user_b else room.user_a end as other_id) as the_other
  join chat_member as me on me.room_id = room.id and me.user_id = ${userId}
  join chat_member as other on other.room_id = room.id and other.user_id = other_id
  join account as my_account on my_account.id = me.user_id join profile as mine on mine.user_id = me.user_id
  left join account as their_account on their_account.id = other_id left join profile as theirs on theirs.user_id = other_id
  left join sale_order as bought on bought.id = room.buyer_id
  left join chat_message as newest on newest.room_id = room.id and newest.seq = room.last_seq and newest.seq > me.deleted_seq
  order by picked.newest_at desc`;

/** Nothing when there is no such room, or when it is somebody else’s. */
export async function findRoom(db: Db, roomId: string, userId: string): Promise<RoomRow | undefined> {
  const [row] = await roomsOf(db, userId, db`select ${roomId}::text as room_id, null::timestamptz as newest_at`);
  return row;
}

/** The newest chats of a member with messages; not deleted ones, and not with people they have muted. */
export async function listRooms(db: Db, userId: string, searchText: string, limit: number): Promise<RoomRow[]> {
  const words = inAnyCase(searchText);
  const named = db`
    cross join lateral (
      (select from account join profile on profile.user_id = account.id
       where account.id = other_id and (profile.full_name ~ ${words} or account.username ~ ${words}) limit 1)
      union all
      (select from sale_order join sale on sale.id = sale_id
       where sale_order.id = other_id and (name ~ ${words} or title ~ ${words}) limit 1)) as named`;
  return roomsOf(
    db,
    userId,
    db`
      select member.room_id, member.newest_at
      from chat_member as member
      cross join lateral (
        select case when user_a = ${userId} then user_b else user_a end as other_id from chat_room
        where id = member.room_id limit 1) as room
      ${searchText === '' ? db`` : named}
      where member.user_id = ${userId} and not member.is_deleted and member.newest_at is not null
        and other_id <> all(coalesce((select muted_users from profile where user_id = ${userId}), '{}'))
      order by member.newest_at desc limit ${limit}`,
  );
}

/** A room's newest number and the first one that the member sees: the little that most calls need. */
export type Membership = PairStatus & {
  readonly roomId: string;
  readonly lastSeq: number;
  readonly deletedSeq: number;
  /** Whether both let it be seen that they are here. */
  readonly showPresence: boolean;
};

export async function findMembership(db: Db, roomId: string, userId: string): Promise<Membership | undefined> {
  const [row] = await db<Membership[]>`
    select room.id as room_id, room.last_seq::int, me.deleted_seq::int, other_id,
      coalesce(mine.show_presence and theirs.show_presence, false) as show_presence,
      ${pairStatusColumns(db)}
    from chat_room as room
    cross join lateral (select case when room.user_a = ${userId} then room.user_b else room.user_a end as other_id) as the_other
    join chat_member as me on me.room_id = room.id and me.user_id = ${userId}
    left join profile as mine on mine.user_id = me.user_id
    left join account as their_account on their_account.id = other_id left join profile as theirs on theirs.user_id = other_id
    where room.id = ${roomId}`;
  return row;
}

/** The relation of two members who may have no room yet; nothing when the other does not exist. */
export async function findPairStatus(db: Db, userId: string, otherId: string): Promise<PairStatus | undefined> {
  const [row] = await db<PairStatus[]>`
    select theirs.user_id as other_id, null as buyer_id, theirs.user_id = any(mine.muted_users) as has_muted,
      mine.user_id = any(theirs.muted_users) as is_muted, blocked_at is not null as is_other_blocked,
      theirs.direct_messages_from = 'dealings' as needs_dealing
    from profile as mine, profile as theirs join account on account.id = theirs.user_id
    where mine.user_id = ${userId} and theirs.user_id = ${otherId} and not is_staff`;
  return row;
}

/** Those who talk in a room. */
export async function findRoomPair(db: Db, roomId: string): Promise<readonly [string, string] | undefined> {
  const [row] = await db<{ userA: string; userB: string }[]>`select user_a, user_b from chat_room where id = ${roomId}`;
  return row && [row.userA, row.userB];
}

export async function findRoomOf(db: Db, one: string, other: string): Promise<string | undefined> {
  const [userA, userB] = [one, other].sort();
  const [row] = await db<{ id: string }[]>`
    select id from chat_room where user_a = ${userA ?? ''} and user_b = ${userB ?? ''}`;
  return row?.id;
}

/** False when a parallel call has created the room, with its two members. */
export async function insertRoom(tx: Tx, id: string, createdBy: string, otherId: string): Promise<boolean> {
  const [userA, userB] = [createdBy, otherId].sort();
  const { count } = await tx`
    with made as (
      insert into chat_room (id, user_a, user_b, created_by) values (${id}, ${userA ?? ''}, ${userB ?? ''}, ${createdBy})
      on conflict (user_a, user_b) do nothing returning id, user_a, user_b)
    insert into chat_member (room_id, user_id)
    select id, unnest(array[user_a, user_b]) from made`;
  return count > 0;
}
