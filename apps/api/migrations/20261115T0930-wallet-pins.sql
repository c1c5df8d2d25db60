create table wallet (
  id text primary key,
  user_id text not null references account on delete cascade,
  currency text not null check (currency in ('NGN', 'USD')),
  created_at timestamptz not null default now(),
  unique (user_id, currency)
);

-- One PIN guards all wallets of a person.
create table wallet_pin (
  user_id text primary key references account on delete cascade,
  -- Argon2id of an HMAC under a pepper that is not in the database: 10,000 PINs are soon tried otherwise.
  hash text not null,
  wrong_tries integer not null default 0 check (wrong_tries between 0 and 5),
  locked_until timestamptz,
  changed_at timestamptz not null default now()
);
