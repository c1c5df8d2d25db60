-- What staff do to several cases at once: one row for each such act, and one for each case that it has dealt with.
create table ops_bulk (
  id text primary key,
  staff_id text not null references account,
  at timestamptz(3) not null default now(),
  -- Sent again, or in parts, it is the same act.
  request_key uuid not null unique,
  request_hash uuid not null
);
-- Serves the end of what is too old to be sent again.
create index ops_bulk_by_time on ops_bulk (at);

-- Written in the transaction of the act itself, so that a case is dealt with once, however often it is sent.
create table ops_bulk_case (
  bulk_id text not null references ops_bulk on delete cascade,
  kind text not null,
  case_id text not null,
  -- Whom it concerned first: of several reports about somebody, one warns them.
  user_id text references account,
  primary key (bulk_id, kind, case_id)
);
