-- A key of a test world begins differently and leads into another database.
alter table api_key add column is_test boolean not null default false;

-- A database in which the test keys of one account do their work. The account is a person, or the business their keys act for.
create table test_world (
  database text primary key,
  -- Null once it is given up, with the time: then the database goes, and the row after it.
  owner_id text references account,
  ended_at timestamptz(3),
  made_at timestamptz(3) not null default now(),
  -- To the minute.
  used_at timestamptz(3) not null default now(),
  check ((owner_id is null) = (ended_at is not null))
);
-- Serves whoever comes with a key: one world for each account.
create unique index test_world_of on test_world (owner_id);
-- Serves the jobs that delete what nobody has used for long, and what was given up.
create index test_world_used on test_world (used_at) where ended_at is null;
create index test_world_ended on test_world (ended_at) where ended_at is not null;
