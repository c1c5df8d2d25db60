-- People whom an account, or a business, sends to.
create table receiver (
  id text primary key,
  owner_id text not null references account on delete cascade,
  full_name text not null,
  phone text not null,
  address text not null,
  place jsonb not null,
  landmark text not null default '',
  note text not null default '',
  -- The person who did it, a member in the name of a business.
  added_by text not null,
  created_at timestamptz(3) not null default now()
);
-- One entry for a phone at an address: whoever is kept twice is kept once.
create unique index receiver_once on receiver (owner_id, phone, lower(address));
-- Serves the book, newest first.
create index receiver_by_owner on receiver (owner_id, created_at desc, id desc);

-- What the last carrier of a sender said about a receiver's door. The door itself is a hash of phone, address and spot.
create table door_words (
  id text primary key,
  owner_id text not null references account on delete cascade,
  door_key uuid not null,
  words text not null,
  said_by text not null references account on delete cascade,
  said_at timestamptz(3) not null default now(),
  -- Serves whoever reads what was said about a door.
  unique (owner_id, door_key)
);
-- Serves the forgetting of a carrier who leaves.
create index door_words_by_carrier on door_words (said_by);
-- Serves the sweep of what is old.
create index door_words_by_age on door_words (said_at);

-- The name of a door: a receiver's phone, the address without its signs, and the square of 14 metres that its Plus Code stands for. A hash,
-- which says nothing of who lives there.
create function door_key(phone text, address text, place jsonb) returns uuid language sql stable parallel safe as $$
  select left(encode(sha256(convert_to(
    phone || '|' || btrim(regexp_replace(lower(address), '[^[:alnum:]]+', ' ', 'g'))
      || '|' || floor(((place ->> 'latitude')::numeric + 90) * 8000) || '|' || floor(((place ->> 'longitude')::numeric + 180) * 8000),
    'UTF8')), 'hex'), 32)::uuid
$$;
