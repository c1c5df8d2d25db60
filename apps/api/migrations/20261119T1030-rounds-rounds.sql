-- A round of a rider on a day: the doors they go to, in their order. What is done is not written here; the orders say it.
create table delivery_round (
  id text primary key,
  business_id text not null references account,
  rider_id text not null references account,
  vehicle_id text references vehicle on delete set null,
  day date not null,
  departs_at timestamptz(3) not null,
  -- Counts the changes: whoever changes it says which they have seen.
  revision integer not null default 1 check (revision > 0),
  planned_by text not null references account,
  created_at timestamptz(3) not null default now(),
  -- It was dissolved, or another came after it.
  ended_at timestamptz(3)
);
-- A rider has one round at a time; serves the rider's day.
create unique index delivery_round_live on delivery_round (rider_id, business_id, day) where ended_at is null;
-- Serves the rounds of a day, and the job that forgets old ones.
create index delivery_round_of_day on delivery_round (business_id, day, created_at, id);
create index delivery_round_by_day on delivery_round (day);

create table round_stop (
  round_id text not null references delivery_round on delete cascade,
  position smallint not null check (position >= 0),
  order_id text not null references delivery_order on delete cascade,
  kind text not null check (kind in ('pickup', 'drop-off')),
  -- The way from the stop before, or from where the rider was.
  travel_seconds integer not null check (travel_seconds >= 0),
  travel_metres integer not null check (travel_metres >= 0),
  opens_at timestamptz(3),
  closes_at timestamptz(3),
  -- When somebody was told that it will be.
  promised_by timestamptz(3),
  primary key (round_id, position),
  unique (round_id, order_id, kind)
);
-- Serves the question which round an order is in, and its deletion.
create index round_stop_by_order on round_stop (order_id);
