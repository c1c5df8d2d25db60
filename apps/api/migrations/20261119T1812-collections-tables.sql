-- Parcels of one sender at one door, offered together to one carrier. Each has its own order once it is taken.
create table collection (
  id text primary key,
  sender_id text not null references account,
  -- Null where anybody may take it who may carry.
  asked_id text references account,
  carrier_id text references account,
  status text not null default 'open' check (status in ('open', 'taken', 'ended')),
  created_at timestamptz(3) not null default now(),
  taken_at timestamptz(3),
  -- Of the one code with which all are picked up.
  wrong_tries smallint not null default 0,
  rests_until timestamptz(3),
  check ((status = 'taken') = (carrier_id is not null and taken_at is not null))
);
-- Serve the lists of a sender and of a carrier.
create index collection_of_sender on collection (sender_id, created_at desc, id desc);
create index collection_of_carrier on collection (carrier_id, created_at desc, id desc) where carrier_id is not null;
-- Serve what may be taken: by whoever was asked, and by anybody.
create index collection_asked on collection (asked_id, created_at desc, id desc) where asked_id is not null;
create index collection_open on collection (created_at desc, id desc) where status = 'open';
-- Serves the job that forgets old ones.
create index collection_by_age on collection (created_at);

create table collection_parcel (
  collection_id text not null references collection on delete cascade,
  position smallint not null check (position >= 0),
  package_id text not null references timeline_item,
  -- Once it was taken with the others.
  order_id text unique references delivery_order,
  primary key (collection_id, position),
  unique (collection_id, package_id)
);
-- Serves the question whether a parcel is offered with others already.
create index collection_parcel_by_package on collection_parcel (package_id);
