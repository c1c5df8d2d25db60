-- A passkey of somebody: the public half of it, the other never leaves their device.
create table passkey (
  id text primary key,
  user_id text not null references account on delete cascade,
  -- As browsers spell it. Unique: one passkey is one person's.
  credential_id text not null constraint passkey_credential_key unique,
  public_key bytea not null,
  -- Goes up with each use, where the device counts: one that does not is a copy.
  counter bigint not null default 0 check (counter >= 0),
  name text not null check (length(name) between 1 and 60),
  is_synced boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
-- Serves the list of a person's passkeys, and whether they have a second factor.
create index passkey_by_user on passkey (user_id, created_at desc);
create trigger passkey_of_those_here before insert on passkey for each row execute function refuse_who_has_left('user_id');

create table passkey_challenge (
  -- SHA-256 of the challenge.
  hash bytea primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'confirm')),
  -- Nobody, for signing in: the passkey says whose it is.
  user_id text references account on delete cascade,
  created_at timestamptz not null default now()
);
-- Serves the nightly removal of those that nobody answered.
create index passkey_challenge_by_age on passkey_challenge (created_at);
