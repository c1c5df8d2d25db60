-- Whatever stands on the timeline. What every kind has is here; what only a package has is in its own table.
create table timeline_item (
  id text primary key,
  -- The order of the feed, newest last. Pages end at one of these, so it never changes and is never given twice.
  seq bigint generated always as identity unique,
  -- Package 1, TravellersRequest 2, Post 3, BatchShipping 4, Express 5.
  type smallint not null check (type between 1 and 5),
  author_id text not null references account on delete cascade,
  created_at timestamptz(3) not null default now(),
  message text not null default '',
  dispatch_mode smallint check (dispatch_mode between 0 and 6),
  pickup_address text,
  pickup jsonb,
  -- As they were typed, and where they are, at the same position.
  drop_off_addresses text[],
  drop_offs jsonb,
  ship_date date,
  currency text check (currency in ('NGN', 'USD')),
  -- The fee of a package; the lowest and highest of a batch.
  price_minor bigint check (price_minor > 0),
  price_end_minor bigint check (price_end_minor >= price_minor),
  -- open: wanted. matched: it has a carrier. withdrawn: taken back. Only a package is ever anything but open.
  status text not null default 'open' check (status in ('open', 'matched', 'withdrawn')),
  -- The carrier whom a booking asks, and the trip or batch it asks to travel with: nobody else sees it.
  asked_of text references account on delete cascade,
  related_item_id text references timeline_item,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  removed_at timestamptz,
  -- Of whoever asked, so that asking twice posts once.
  request_key uuid not null unique,
  request_hash uuid not null,
  constraint timeline_item_goes_somewhere check (
    (type = 3) = (pickup is null) and (pickup is null) = (drop_offs is null) and (pickup is null) = (ship_date is null)
    and (pickup is null) = (pickup_address is null) and (pickup is null) = (drop_off_addresses is null)
    and (drop_offs is null or jsonb_array_length(drop_offs) = cardinality(drop_off_addresses))),
  constraint timeline_item_travels check ((dispatch_mode is not null) = (type in (1, 2, 5))),
  constraint timeline_item_has_a_price
    check ((price_minor is not null) = (type in (1, 4, 5)) and (currency is null) = (price_minor is null)),
  constraint timeline_item_has_a_range check ((price_end_minor is not null) = (type = 4)),
  constraint timeline_item_moves_on check (status = 'open' or type in (1, 5)),
  constraint timeline_item_asks check ((asked_of is null) = (related_item_id is null) and (asked_of is null or type in (1, 5))),
  constraint timeline_item_asks_another check (asked_of <> author_id)
);
-- Serves the feed of everything.
create index timeline_item_feed on timeline_item (seq desc)
  where removed_at is null and status = 'open' and asked_of is null;
-- Serves the feed of one kind.
create index timeline_item_feed_by_type on timeline_item (type, seq desc)
  where removed_at is null and status = 'open' and asked_of is null;
-- Serves the list of packages that want a carrier, where no word, day or mode narrows it.
create index timeline_item_packages on timeline_item (seq desc)
  where removed_at is null and status = 'open' and asked_of is null and type in (1, 5);
-- Serves one's own items.
create index timeline_item_by_author on timeline_item (author_id, seq desc) where removed_at is null;
-- Serves a carrier's list of who asks to book.
create index timeline_item_asked on timeline_item (asked_of, seq desc) where asked_of is not null and removed_at is null;
-- Serves the bookings of one trip or batch, when it is taken down.
create index timeline_item_related on timeline_item (related_item_id, id) where related_item_id is not null;

create table package (
  item_id text primary key references timeline_item on delete cascade,
  -- Sprint 0, InterState 1, International 2, Express 3.
  delivery_type smallint not null check (delivery_type between 0 and 3),
  weight_grams integer not null check (weight_grams > 0),
  category_id smallint not null,
  handle_id smallint not null,
  cost_minor bigint not null check (cost_minor > 0),
  sender_name text not null,
  receiver_name text not null,
  sender_phone text not null,
  receiver_phone text not null,
  -- Whoever carries it may see all of this row.
  carrier_id text references account
);

create table timeline_like (
  item_id text not null references timeline_item on delete cascade,
  user_id text not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (item_id, user_id)
);

create table timeline_comment (
  id text primary key,
  item_id text not null references timeline_item on delete cascade,
  author_id text not null references account on delete cascade,
  message text not null,
  created_at timestamptz(3) not null default now(),
  removed_at timestamptz,
  request_key uuid not null unique,
  request_hash uuid not null
);
-- Serves the comments of an item, newest first, by cursor.
create index timeline_comment_by_item on timeline_comment (item_id, created_at desc, id desc) where removed_at is null;

-- For our people, and for the reporter, who no longer sees the item.
create table timeline_report (
  reporter_id text not null references account on delete cascade,
  item_id text not null references timeline_item on delete cascade,
  reason text not null check (reason in ('scam', 'prohibited', 'abuse', 'spam', 'private', 'other')),
  message text not null,
  created_at timestamptz not null default now(),
  primary key (reporter_id, item_id)
);
-- Serves our people: what was reported of an item.
create index timeline_report_by_item on timeline_report (item_id, created_at);

-- Which items have a word: a search goes down several words together by this key, newest first, so it does not matter how
-- many items there are. `from:` and `to:` stand before words of places, `day:` and `mode:` before the
-- rest of what packages are looked for by.
create table timeline_term (
  term text collate "C" not null,
  seq bigint not null,
  primary key (term, seq)
);

-- Every word there is, for how it begins, and about how many items have it: which endings are worth looking for is a
-- guess, and a count that everybody had to wait for would be a dear one.
create table timeline_word (
  term text collate "C" primary key,
  items integer not null default 0
) with (fillfactor = 70);
