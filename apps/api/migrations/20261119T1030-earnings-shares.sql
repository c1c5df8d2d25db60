-- What a business pays its riders of a parcel. A rule is never changed: a change is a new version, so that what was paid can be explained.
create table share_rule (
  business_id text not null references account,
  version integer not null check (version > 0),
  -- Of what is left of a fee after our commission. Null with the other: the business pays its riders in another way.
  percent smallint check (percent between 0 and 100),
  per_parcel_minor bigint check (per_parcel_minor >= 0),
  -- The currency of the sum for each parcel.
  currency text not null check (currency in ('NGN', 'USD')),
  created_by text not null references account,
  created_at timestamptz(3) not null default now(),
  -- Serves the newest rule of a business.
  primary key (business_id, version)
);

-- Beside share_percent: a sum for each parcel, for whoever has terms of their own.
alter table business_member add column share_per_parcel_minor bigint check (share_per_parcel_minor >= 0);
alter table business_member add column share_currency text check (share_currency in ('NGN', 'USD'));

-- Our part of what was earned. Null: written by a release that did not keep it.
alter table earning add column commission_minor bigint check (commission_minor >= 0);

-- What a business earned with an order, and its rider’s share of it by the rule of that moment. Never changed: what a decision of ours
-- takes back is a line of its own, a correction with sums below zero.
create table ride_earning (
  id bigint generated always as identity primary key,
  business_id text not null references account,
  order_id text not null references delivery_order on delete cascade,
  part text not null check (part in ('delivery', 'attempt-1', 'attempt-2', 'return')),
  is_correction boolean not null default false,
  -- The member who carried it; null where the business gave it to nobody.
  rider_id text references account,
  -- The vehicle that they had.
  vehicle_id text references vehicle on delete set null,
  currency text not null check (currency in ('NGN', 'USD')),
  fee_minor bigint not null,
  commission_minor bigint not null,
  earned_minor bigint not null,
  share_minor bigint not null,
  -- The rule by which the share was worked out; null where there was none.
  share_percent smallint check (share_percent between 0 and 100),
  share_per_parcel_minor bigint check (share_per_parcel_minor >= 0),
  earned_at timestamptz(3) not null,
  -- One line for each part of an order, and one that corrects it.
  unique (order_id, part, is_correction),
  check (fee_minor = commission_minor + earned_minor),
  check (is_correction or (fee_minor >= 0 and commission_minor >= 0 and earned_minor >= 0 and share_minor >= 0)),
  check (rider_id is not null or share_minor = 0)
);
-- Serves the earnings of a business in a time.
create index ride_earning_of_business on ride_earning (business_id, currency, earned_at);
-- Serves what a rider has earned, newest first.
create index ride_earning_by_rider on ride_earning (rider_id, business_id, id desc) where rider_id is not null;
-- Serves the letting go of a vehicle.
create index ride_earning_by_vehicle on ride_earning (vehicle_id) where vehicle_id is not null;
