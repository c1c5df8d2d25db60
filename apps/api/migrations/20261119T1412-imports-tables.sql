-- A file of parcels that somebody is about to post: a draft that survives the browser.
create table parcel_import (
  id text primary key,
  user_id text not null references account,
  file_name text not null,
  headers text[] not null,
  -- What each column is taken for; null where it is left aside.
  fields jsonb not null,
  settings jsonb not null,
  -- Goes up with each change, so that what was worked out of an older state is not written over a newer one.
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  changed_at timestamptz(3) not null default now()
);
-- Serves the list of a person.
create index parcel_import_of_person on parcel_import (user_id, created_at desc, id desc);
-- Serves the removal of those that nobody has touched for long.
create index parcel_import_by_change on parcel_import (changed_at);

create table parcel_import_row (
  import_id text not null references parcel_import on delete cascade,
  position smallint not null check (position > 0),
  -- As they stood in the file, and by field what was mended since.
  cells text[] not null,
  mends jsonb not null default '{}',
  chosen_place jsonb,
  -- What the row is known by in every file of its account, and how often it was wished for once more.
  mark text not null,
  again smallint not null default 0,
  state text not null check (state in ('faulty', 'ready', 'posted', 'posted-before')),
  faults jsonb not null,
  place jsonb,
  -- The parcel as it is posted, while it can be.
  parcel jsonb,
  fee_minor bigint,
  -- The posting that it is part of.
  run_key uuid,
  package_id text,
  primary key (import_id, position),
  check ((state = 'ready') = (parcel is not null)),
  check ((state in ('posted', 'posted-before')) = (package_id is not null))
);

-- A request to post rows: asked again with its key it goes on, and takes no rows that were not meant.
create table parcel_import_run (
  request_key uuid primary key,
  import_id text not null references parcel_import on delete cascade,
  request_hash uuid not null,
  created_at timestamptz(3) not null default now()
);
-- Serves the removal of an import.
create index parcel_import_run_of_import on parcel_import_run (import_id);
