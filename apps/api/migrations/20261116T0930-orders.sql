-- An order joins one package and one carrier, from the first question to the handover.
create table delivery_order (
  id text primary key,
  -- Without spaces, nine characters, the last one checks the others.
  tracking_id text not null unique check (tracking_id ~ '^[2-9A-HJKMNP-Z]{9}$'),
  package_id text not null references timeline_item,
  sender_id text not null references account,
  carrier_id text not null references account,
  -- Who asked: the sender with a booking, the carrier with an offer.
  asked_by text not null check (asked_by in ('sender', 'carrier')),
  is_booking boolean not null,
  is_express boolean not null,
  -- Requested 0, Accepted 1, PickedUp 2, InTransit 3, Delivered 4, Completed 5, Cancelled 6, Declined 7, Disputed 8, Expired 9.
  status smallint not null check (status between 0 and 9),
  currency text not null check (currency in ('NGN', 'USD')),
  -- The fee as it was when this was asked for or agreed on; what is held is in escrow.
  fee_minor bigint not null check (fee_minor > 0),
  -- Between which places, for what others agreed on before: parts of towns, never doors.
  route_from text not null,
  route_to text not null,
  created_at timestamptz(3) not null default now(),
  changed_at timestamptz(3) not null default now(),
  -- When it moves on by itself, if nobody moves it before.
  due_at timestamptz,
  -- Since when the carrier wants to bring it back, and why.
  cancel_asked_at timestamptz(3),
  cancel_reasons jsonb not null default '[]',
  -- Which of the receiver's codes counts: a new receiver gets a new one.
  handover_code_number integer not null default 1,
  handover_code_sent_at timestamptz,
  pickup_wrong_tries smallint not null default 0,
  pickup_rests_until timestamptz,
  handover_wrong_tries smallint not null default 0,
  handover_rests_until timestamptz,
  constraint delivery_order_joins_two check (sender_id <> carrier_id),
  constraint delivery_order_waits check (due_at is null or status in (0, 2, 3, 4)),
  constraint delivery_order_books check (is_booking = (asked_by = 'sender'))
);
-- Whatever runs at once: a package has one carrier.
create unique index delivery_order_one_carrier on delivery_order (package_id) where status in (1, 2, 3, 4, 5, 8);
-- And a carrier asks once at a time.
create unique index delivery_order_asked_once on delivery_order (package_id, carrier_id) where status = 0;
-- Serves the orders of a package, and the newest between two.
create index delivery_order_by_package on delivery_order (package_id, carrier_id, created_at desc);
-- Serve the list of one's orders, newest first, by cursor.
create index delivery_order_by_sender on delivery_order (sender_id, created_at desc, id desc);
create index delivery_order_by_carrier on delivery_order (carrier_id, created_at desc, id desc);
-- Serve what runs now.
create index delivery_order_running_by_carrier on delivery_order (carrier_id, created_at desc) where status in (0, 1, 2, 3, 4, 8);
create index delivery_order_running_by_sender on delivery_order (sender_id, created_at desc) where status in (0, 1, 2, 3, 4, 8);
-- Serves the clock.
create index delivery_order_due on delivery_order (due_at) where due_at is not null;
-- Serves the last agreed fees of a route.
create index delivery_order_agreed on delivery_order (route_from, route_to, currency, created_at desc) where status in (1, 2, 3, 4, 5);
-- Serves our people.
create index delivery_order_disputed on delivery_order (changed_at) where status = 8;

-- What happened to an order, in the order in which we heard of it.
create table order_event (
  id text primary key,
  order_id text not null references delivery_order on delete cascade,
  seq bigint generated always as identity,
  -- The step (`order.picked-up`), or what else happened.
  what text not null,
  status smallint check (status between 0 and 9),
  actor text not null check (actor in ('sender', 'carrier', 'ops', 'time')),
  user_id text references account,
  -- When it was, and when we heard of it: a code entered without network comes later.
  happened_at timestamptz(3) not null,
  heard_at timestamptz(3) not null default now(),
  proof text check (proof in ('code', 'photo')),
  message text not null default '',
  reasons jsonb not null default '[]'
);
create index order_event_by_order on order_event (order_id, seq);

-- Requests about orders that were answered, by the key they came with: asked twice, it happens once.
create table order_request (
  request_key uuid primary key,
  request_hash uuid not null,
  -- The order, negotiation or event that came of it.
  result_id text not null,
  created_at timestamptz not null default now()
);

-- Every amount that somebody named for a package. At most one is open between two people.
create table negotiation (
  id text primary key,
  seq bigint generated always as identity,
  package_id text not null references timeline_item,
  sender_id text not null references account,
  carrier_id text not null references account,
  named_by text not null check (named_by in ('sender', 'carrier')),
  currency text not null check (currency in ('NGN', 'USD')),
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null default '',
  -- Open 0, Countered 1, Accepted 2, Rejected 3, Withdrawn 4.
  status smallint not null default 0 check (status between 0 and 4),
  created_at timestamptz(3) not null default now(),
  -- Agreed, it waits as long for the sender's PIN.
  open_until timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint negotiation_joins_two check (sender_id <> carrier_id)
);
create unique index negotiation_one_open on negotiation (package_id, carrier_id) where status = 0;
create index negotiation_by_pair on negotiation (package_id, carrier_id, seq);
create index negotiation_active_by_sender on negotiation (sender_id, seq desc) where status in (0, 2) and ended_at is null;
create index negotiation_active_by_carrier on negotiation (carrier_id, seq desc) where status in (0, 2) and ended_at is null;
-- Serves the clock.
create index negotiation_due on negotiation (open_until) where status in (0, 2) and ended_at is null;

-- Where carriers are, while they are on duty or carry something. One row each, written over and over.
create table carrier_duty (
  user_id text primary key references account on delete cascade,
  is_on_duty boolean not null default false,
  dispatch_mode smallint check (dispatch_mode between 0 and 6),
  on_duty_since timestamptz,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- The same place on Mercator's map, where what is nearest on paper is nearest on the ground.
  spot point,
  positioned_at timestamptz(3),
  constraint carrier_duty_is_somewhere
    check ((latitude is null) = (longitude is null) and (latitude is null) = (spot is null) and (spot is null) = (positioned_at is null)
      and (not is_on_duty or (spot is not null and dispatch_mode is not null)))
) with (fillfactor = 70);
-- Serves the search for the nearest riders.
create index carrier_duty_nearest on carrier_duty using gist (spot) where is_on_duty;

-- The search for a rider of one express package: how far it has gone.
create table express_search (
  package_id text primary key references timeline_item,
  -- How many times more riders were rung.
  wave smallint not null,
  rings_until timestamptz(3) not null,
  state text not null default 'ringing' check (state in ('ringing', 'nobody', 'taken', 'over'))
);

-- Who was rung for it, and what they said.
create table express_ring (
  package_id text not null references express_search on delete cascade,
  rider_id text not null references account on delete cascade,
  rung_at timestamptz(3) not null default now(),
  until timestamptz(3) not null,
  declined_at timestamptz,
  distance_m integer not null,
  primary key (package_id, rider_id)
);
-- Serves what rings for a rider.
create index express_ring_by_rider on express_ring (rider_id, until desc);

-- What each side of a completed order said of the other.
create table rating (
  order_id text not null references delivery_order on delete cascade,
  by_id text not null references account,
  of_id text not null references account,
  -- On which side the rated person was.
  rated_as text not null check (rated_as in ('sender', 'carrier')),
  stars smallint not null check (stars between 1 and 5),
  comment text not null default '',
  created_at timestamptz(3) not null default now(),
  primary key (order_id, by_id),
  constraint rating_of_another check (by_id <> of_id)
);
-- Serves the ratings of a person, newest first, by cursor, and how many gave each number of stars.
create index rating_of_person on rating (of_id, created_at desc, order_id desc) include (stars);

-- A package also arrives, or its day goes by and nobody took it.
alter table timeline_item drop constraint timeline_item_status_check;
alter table timeline_item add constraint timeline_item_status_check
  check (status in ('open', 'matched', 'delivered', 'withdrawn', 'expired'));
-- Serves the clock: packages whose day is over.
create index timeline_item_unwanted on timeline_item (ship_date) where status = 'open' and type in (1, 5);

-- Serves the express packages near a rider.
create index timeline_item_express_nearby on timeline_item
  using gist (point((pickup ->> 'longitude')::float8, (pickup ->> 'latitude')::float8))
  where type = 5 and status = 'open' and asked_of is null;

-- Where it was to go when it was agreed on, once the sender has changed it: changes are measured from there.
alter table package add column agreed_drop_off jsonb;

-- What a business begins at, in its home currency, and where it works.
alter table dispatch_business add column base_fare_minor bigint check (base_fare_minor > 0);
alter table dispatch_business add column active_locations jsonb not null default '[null, null, null]'
  check (jsonb_typeof(active_locations) = 'array' and jsonb_array_length(active_locations) = 3);
