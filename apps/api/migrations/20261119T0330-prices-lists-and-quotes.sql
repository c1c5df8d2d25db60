-- What businesses ask for their rides. A list is never changed: a change is a new version, so that what was quoted can be explained.
create table price_list (
  id text primary key,
  business_id text not null references account on delete cascade,
  version integer not null check (version > 0),
  currency text not null check (currency in ('NGN', 'USD')),
  content jsonb not null,
  -- The person who wrote it.
  created_by text not null,
  created_at timestamptz not null default now(),
  -- Serves the newest list of a business.
  unique (business_id, version)
);

-- A price that a business stands by for a few minutes, with the list it was made from.
create table price_quote (
  id text primary key,
  business_id text not null references account on delete cascade,
  asked_by text not null references account on delete cascade,
  currency text not null check (currency in ('NGN', 'USD')),
  fee_minor bigint not null check (fee_minor > 0),
  -- What it rides with, and how the sender asked for it to travel.
  dispatch_mode smallint not null check (dispatch_mode between 0 and 6),
  wanted_mode smallint not null check (wanted_mode between 0 and 6),
  delivery_type smallint not null check (delivery_type between 0 and 3),
  weight_grams integer not null check (weight_grams > 0),
  pickup jsonb not null,
  drop_off jsonb not null,
  distance_m integer not null check (distance_m >= 0),
  -- 0 for a list that was made from the base fare.
  list_version integer not null check (list_version >= 0),
  list jsonb not null,
  lines jsonb not null,
  created_at timestamptz not null default now(),
  holds_until timestamptz not null check (holds_until > created_at),
  -- The parcel that was posted at this price: one quote, one parcel.
  package_id text unique references timeline_item on delete cascade,
  request_key uuid not null unique,
  request_hash uuid not null
);
-- Serves the sweep of old quotes.
create index price_quote_by_age on price_quote (created_at);
-- Serves the forgetting of whoever leaves.
create index price_quote_by_asker on price_quote (asked_by);
create index price_quote_by_business on price_quote (business_id);

-- A parcel may ask a business by its quoted price alone, without a trip or a batch of theirs.
alter table timeline_item drop constraint timeline_item_asks;
alter table timeline_item add constraint timeline_item_asks
  check ((related_item_id is null or asked_of is not null) and (asked_of is null or type in (1, 5)));
