-- Who did what to the fleet of a business: the person, though they acted in its name.
create table fleet_act (
  id bigint generated always as identity primary key,
  business_id text not null references account,
  acted_by text not null references account,
  what text not null,
  vehicle_id text references vehicle on delete cascade,
  rider_id text references account,
  created_at timestamptz(3) not null default now()
);
-- Serves the export of a business, and its end.
create index fleet_act_of_business on fleet_act (business_id, created_at);
-- Serves the export of a member.
create index fleet_act_by_person on fleet_act (acted_by, created_at);
-- Serves the end of a vehicle.
create index fleet_act_of_vehicle on fleet_act (vehicle_id) where vehicle_id is not null;
-- Serves the job that forgets old ones.
create index fleet_act_by_age on fleet_act (created_at);
