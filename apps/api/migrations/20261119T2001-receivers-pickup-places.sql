-- Places that an account, or a business, sends from, each under a name of its own.
create table pickup_place (
  id text primary key,
  owner_id text not null references account on delete cascade,
  name text not null,
  -- Whom a carrier asks for there.
  full_name text not null,
  phone text not null,
  address text not null,
  place jsonb not null,
  landmark text not null default '',
  note text not null default '',
  is_default boolean not null default false,
  -- The person who did it, a member in the name of a business.
  added_by text not null,
  created_at timestamptz(3) not null default now()
);
-- A name means one place. Serves the list.
create unique index pickup_place_once on pickup_place (owner_id, lower(name));
-- New parcels start from one place. Serves whoever looks for it.
create unique index pickup_place_default on pickup_place (owner_id) where is_default;
