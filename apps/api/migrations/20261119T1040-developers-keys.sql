-- Keys with which programs come in. Of a key there is a hash, and how it begins.
create table api_key (
  id text primary key,
  -- Whoever made it, and whose rights it has.
  user_id text not null references account,
  -- The business that they acted for when they made it, and that the key acts for.
  business_id text references account,
  name text not null,
  hash bytea not null unique,
  beginning text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Addresses and networks from which it works; none are all.
  addresses text[] not null,
  -- The same request is the same key.
  request_key uuid not null unique,
  request_hash uuid not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  revoked_by text references account,
  check ((revoked_at is null) = (revoked_by is null))
);
-- Serve the lists of a person and of a business.
create index api_key_of_person on api_key (user_id, created_at desc, id desc) where revoked_at is null;
create index api_key_of_business on api_key (business_id, created_at desc, id desc) where revoked_at is null;

-- What was asked with a key, without what was sent along.
create table api_key_request (
  seq bigint generated always as identity primary key,
  key_id text not null references api_key on delete cascade,
  request_id text not null,
  at timestamptz(3) not null,
  method text not null,
  path text not null,
  status smallint not null,
  took integer not null
);
-- Serves the list of the newest, and finds those that are too many.
create index api_key_request_newest on api_key_request (key_id, seq desc);

-- What a key may spend from one midnight in Lagos to the next.
create table key_budget (
  key_id text primary key references api_key on delete cascade,
  user_id text not null references account,
  currency text not null check (currency in ('NGN', 'USD')),
  limit_minor bigint not null check (limit_minor > 0),
  spent_on date,
  spent_minor bigint not null default 0 check (spent_minor >= 0)
);
