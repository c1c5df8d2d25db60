-- The second factor of our own people. The secret of an authenticator app is derived from an id and a key outside the
-- database, so there is nothing here to steal.
create table second_factor (
  user_id text primary key references account on delete cascade,
  authenticator_id text,
  authenticator_at timestamptz,
  -- Shown to its owner, and not proven by a code yet.
  pending_id text,
  -- The newest half minute whose code was taken: no code counts twice.
  last_step bigint not null default 0,
  wrong_tries integer not null default 0 check (wrong_tries between 0 and 5),
  -- How many pauses came one after the other: each is longer than the last.
  pauses integer not null default 0 check (pauses >= 0),
  rests_until timestamptz,
  check ((authenticator_id is null) = (authenticator_at is null))
);
create trigger second_factor_of_those_here before insert on second_factor
  for each row execute function refuse_who_has_left('user_id');

create table recovery_code (
  -- An HMAC under a key outside the database: a copy of this table lets nobody in.
  hash bytea primary key,
  user_id text not null references account on delete cascade,
  used_at timestamptz
);
-- Serves "how many are left" and "replace them all".
create index recovery_code_by_user on recovery_code (user_id);

-- When the second factor was last shown in this session; null while it never was.
alter table session add column second_factor_at timestamptz;

-- Our own people sign in every day.
update session set expires_at = least(expires_at, started_at + interval '12 hours')
from account where account.id = user_id and is_staff;
