-- Who of our people holds which case of the console. A row goes when the case is decided or put back.
create table ops_hold (
  kind text not null,
  id text not null,
  held_by text not null references account,
  held_since timestamptz(3) not null default now(),
  primary key (kind, id)
);
-- Serves what one of them holds.
create index ops_hold_by_staff on ops_hold (held_by);

-- Who looks at which case at this moment: their browser says so again and again.
create table ops_glance (
  staff_id text not null references account,
  kind text not null,
  id text not null,
  seen_at timestamptz(3) not null default now(),
  primary key (staff_id, kind, id)
);
