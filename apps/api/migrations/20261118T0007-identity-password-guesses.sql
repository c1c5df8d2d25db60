-- Wrong passwords in a row, for one account (or a name that has none) and from one side: strangers, a known network, a known device, a session.
create table password_guess (
  -- SHA-256 of whose password it is and from which side: no names and no addresses here.
  key text primary key,
  -- Null where nobody has that name.
  account_id text references account on delete cascade,
  wrong integer not null check (wrong > 0),
  last_wrong_at timestamptz not null default now(),
  paused_until timestamptz
);
-- Serves "forget them all" when the owner has a new password.
create index password_guess_by_account on password_guess (account_id) where account_id is not null;
-- Serves the nightly sweep.
create index password_guess_by_age on password_guess (last_wrong_at);
