create table account (
  id text primary key,
  username text not null constraint account_username_key unique check (username = lower(username)),
  email text not null constraint account_email_key unique check (email = lower(email)),
  phone text constraint account_phone_key unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Null for people who have only ever signed in through another provider.
  password_hash text,
  auth_provider text not null check (auth_provider in ('password', 'oidc')),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  is_dispatch_partner boolean not null default false,
  is_staff boolean not null default false,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  -- A new address that counts once its link is opened.
  pending_email text check (pending_email = lower(pending_email)),
  blocked_at timestamptz,
  created_at timestamptz not null default now(),
  -- A phone is what a Nigerian account is verified by.
  check (country_code <> 'NG' or phone is not null or is_staff)
);

create table session (
  id text primary key,
  user_id text not null references account on delete cascade,
  device text not null,
  ip text not null,
  started_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Until when a password typed again counts.
  confirmed_until timestamptz,
  ended_at timestamptz
);
-- Serves the list of a person's devices and "sign out everywhere".
create index session_live_by_user on session (user_id, last_used_at desc) where ended_at is null;

create table refresh_token (
  -- SHA-256 of the token: a copy of this table signs nobody in.
  hash bytea primary key,
  session_id text not null references session on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_token_by_session on refresh_token (session_id);

-- The code itself is derived from the id and a key outside the database, so there is nothing here to steal.
create table one_time_code (
  id text primary key,
  user_id text not null references account on delete cascade,
  purpose text not null check (purpose in ('verify-phone', 'verify-email', 'change-phone')),
  destination text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  attempts integer not null default 0 check (attempts between 0 and 5),
  used_at timestamptz
);
-- Serves "the newest code of this person" and the count of the last hour.
create index one_time_code_by_user on one_time_code (user_id, created_at desc);
-- Serves the count per number or address, whoever asks.
create index one_time_code_by_destination on one_time_code (destination, created_at desc);

create table action_link (
  id text primary key,
  user_id text not null references account on delete cascade,
  mode text not null check (mode in ('verifyEmail', 'resetPassword', 'recoverEmail')),
  -- The address the link was made for: it is worthless once that address is no longer the person's.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index action_link_by_user on action_link (user_id);

create table federated_identity (
  issuer text not null,
  subject text not null,
  user_id text not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index federated_identity_by_user on federated_identity (user_id);

create table federated_ticket (
  id text primary key,
  -- redeem: fresh from the provider; enrol: waiting for a sign-up or a password.
  purpose text not null check (purpose in ('redeem', 'enrol')),
  issuer text not null,
  subject text not null,
  email text not null,
  email_verified boolean not null,
  full_name text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
