-- A vehicle of a business. One that is retired stays: what was carried with it is known by it.
create table vehicle (
  id text primary key,
  business_id text not null references account,
  -- A dispatch mode.
  kind smallint not null check (kind between 0 and 6),
  plate text not null check (plate <> ''),
  capacity_kg integer not null check (capacity_kg > 0),
  capacity_places integer not null check (capacity_places > 0),
  added_by text not null references account,
  -- The same request is the same vehicle.
  request_key uuid not null unique,
  request_hash uuid not null,
  created_at timestamptz(3) not null default now(),
  retired_at timestamptz(3)
);
-- Serves the list, the number of vehicles, and keeps a plate from being written down twice.
create unique index vehicle_plate on vehicle (business_id, plate) where retired_at is null;
-- Serves the list with those that are retired, and the question whether a business has a list at all.
create index vehicle_of_business on vehicle (business_id, created_at, id);

-- A paper that a vehicle needs on the road. Its picture is attached to its id.
create table vehicle_paper (
  id text primary key,
  vehicle_id text not null references vehicle on delete cascade,
  kind text not null check (kind in ('licence', 'insurance', 'roadworthiness', 'permit', 'other')),
  expires_on date not null,
  -- The least number of days before its end of which people were warned.
  warned_days smallint check (warned_days in (30, 7, 0)),
  created_at timestamptz(3) not null default now(),
  unique (vehicle_id, kind)
);
-- Serves the job that warns.
create index vehicle_paper_to_warn_of on vehicle_paper (expires_on) where warned_days is distinct from 0;

-- Who has which vehicle, and had.
create table vehicle_holding (
  id bigint generated always as identity primary key,
  business_id text not null references account,
  vehicle_id text not null references vehicle on delete cascade,
  rider_id text not null references account,
  given_by text not null references account,
  given_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  check (ended_at >= given_at)
);
-- A vehicle has one rider at a time, and a rider one vehicle.
create unique index vehicle_holding_one_rider on vehicle_holding (vehicle_id) where ended_at is null;
create unique index vehicle_holding_one_vehicle on vehicle_holding (rider_id) where ended_at is null;
-- Serves what a rider had at a time that is past.
create index vehicle_holding_by_rider on vehicle_holding (rider_id, given_at desc);

-- A time for which a rider is planned.
create table rider_shift (
  id text primary key,
  business_id text not null references account,
  rider_id text not null references account,
  begins_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  planned_by text not null references account,
  -- The same request is the same shift; those of a copied week have none.
  request_key uuid unique,
  request_hash uuid,
  created_at timestamptz(3) not null default now(),
  check (ends_at > begins_at),
  check ((request_key is null) = (request_hash is null)),
  -- Nobody is planned twice at a time. Ranges of numbers are what an index of this kind can compare without an extension.
  constraint rider_shift_apart exclude using gist (
    int8range(hashtextextended(rider_id, 0), hashtextextended(rider_id, 0), '[]') with &&,
    tstzrange(begins_at, ends_at) with &&
  )
);
-- Serves a week of a business.
create index rider_shift_of_business on rider_shift (business_id, begins_at);
-- Serves the shifts of one rider, and whether they are on duty.
create index rider_shift_by_rider on rider_shift (rider_id, begins_at desc);
-- Serves the job that forgets old ones.
create index rider_shift_by_end on rider_shift (ends_at);

-- What a rider said last about their duty for a business. What it means beside their shifts is a rule of the code.
create table rider_duty (
  business_id text not null references account,
  rider_id text not null references account,
  is_on boolean not null,
  said_at timestamptz(3) not null default now(),
  primary key (business_id, rider_id)
);
