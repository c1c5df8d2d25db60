-- A room holds two people, and two people have one room.
create table chat_room (
  id text primary key,
  user_a text not null references account on delete cascade,
  user_b text not null references account on delete cascade,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  -- The number of the newest message; its row lock gives the numbers in the order of the commits, without gaps.
  last_seq bigint not null default 0,
  constraint chat_room_pair unique (user_a, user_b),
  constraint chat_room_for_two check (user_a < user_b),
  constraint chat_room_made_by_one_of_them check (created_by in (user_a, user_b))
);
create index chat_room_by_b on chat_room (user_b);

-- How each of the two stands to the room.
create table chat_member (
  room_id text not null references chat_room on delete cascade,
  user_id text not null references account on delete cascade,
  -- When the newest message came that they can see; null while there is none.
  newest_at timestamptz(3),
  unread integer not null default 0 check (unread >= 0),
  delivered_seq bigint not null default 0,
  read_seq bigint not null default 0,
  -- As far as they let the other one know: it stands still while receipts are off.
  shown_read_seq bigint not null default 0,
  -- Deleted for themselves up to here. A later message brings the chat back.
  deleted_seq bigint not null default 0,
  deleted_on timestamptz(3),
  is_deleted boolean not null default false,
  primary key (room_id, user_id),
  constraint chat_member_read_what_was_shown check (shown_read_seq <= read_seq)
);
-- Serves the list of chats.
create index chat_member_by_newest on chat_member (user_id, newest_at desc) where not is_deleted;
-- Serves the count of chats with something new.
create index chat_member_unread on chat_member (user_id) where unread > 0 and not is_deleted;

create table chat_message (
  room_id text not null references chat_room on delete cascade,
  seq bigint not null check (seq > 0),
  id text not null unique,
  sender_id text not null,
  -- Made by the sender's device before it was sent.
  client_id uuid not null,
  -- Text 0, Deal 1.
  kind smallint not null check (kind in (0, 1)),
  body text not null,
  image_ids text[] not null default '{}',
  -- What happened between the two, for a card that leads there.
  deal jsonb,
  sent_at timestamptz(3) not null default now(),
  primary key (room_id, seq),
  -- Of each kind: whoever guesses the id under which a deal will be shown must not be able to take its place.
  constraint chat_message_once unique (room_id, sender_id, kind, client_id),
  constraint chat_message_says_something check ((kind = 0 and deal is null and (body <> '' or image_ids <> '{}')) or (kind = 1 and deal is not null))
);

-- What was said about a fee, for whoever shows it in its order: when the carrier said yes, and how it ended. No end is kept for
-- what gave way to another amount, became an order or went with the parcel.
alter table negotiation
  add column accepted_at timestamptz(3),
  add column ended_as text check (ended_as in ('rejected', 'withdrawn', 'stepped-back', 'expired'));

-- Serves the question whether two people have ever talked about a fee.
create index negotiation_by_people on negotiation (sender_id, carrier_id);
