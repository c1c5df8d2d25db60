-- What a person says against a measure, and what we answered.
create table appeal (
  id text primary key,
  -- Each is appealed once.
  measure_id text not null unique references measure,
  user_id text not null references account,
  -- In their own words.
  says text not null,
  made_at timestamptz(3) not null default now(),
  -- Who set the measure, so that the rule below can be kept here. Null for the command line.
  measure_set_by text references account,
  decided_at timestamptz(3),
  -- Null where it closed by itself: the measure was lifted otherwise, or the person has left.
  decided_by text references account,
  outcome text check (outcome in ('stands', 'taken-back', 'lifted', 'withdrawn')),
  -- What the person reads.
  told_as text not null default '',
  constraint appeal_decided check ((decided_at is null) = (outcome is null)
    and (decided_at is not null or (decided_by is null and told_as = ''))),
  constraint appeal_decided_by_another check (decided_by <> measure_set_by)
);
-- The queue, the longest waiting first.
create index appeal_open on appeal (made_at, id) where decided_at is null;
-- What was answered, the newest first; and the figures.
create index appeal_answered on appeal (decided_at desc, id desc) where decided_at is not null;
-- What hangs together with a person.
create index appeal_by_person on appeal (user_id);
