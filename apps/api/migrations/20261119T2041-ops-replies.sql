-- Texts that our people send again and again, with fields in double braces.
create table ops_reply (
  id text primary key,
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  -- The kinds of cases that it is offered in.
  kinds text[] not null check (cardinality(kinds) > 0),
  -- What is typed after a slash; empty where there is nothing to type.
  short_name text not null default '',
  -- One more with each change: whoever changes it says which one they have read.
  version int not null default 1,
  changed_by text not null references account,
  changed_at timestamptz(3) not null default now(),
  retired_at timestamptz(3)
);
-- Of two that are written at once with the same title or short name, one is told of the other.
create unique index ops_reply_title on ops_reply (lower(title)) where retired_at is null;
create unique index ops_reply_short_name on ops_reply (short_name) where retired_at is null and short_name <> '';
