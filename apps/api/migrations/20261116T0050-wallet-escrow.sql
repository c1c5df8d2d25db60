-- What waits for a delivery: one row per package, for as long as it exists. The ledger says where the money is; this
-- says what it is for.
create table escrow (
  package_id text primary key,
  sender_id text not null references account,
  carrier_id text references account,
  currency text not null check (currency in ('NGN', 'USD')),
  fee_minor bigint not null check (fee_minor > 0),
  -- In money; zero when a credit pays it.
  charge_minor bigint not null check (charge_minor >= 0),
  has_spent_credit boolean not null default false,
  -- held: waiting; frozen: in dispute; the rest are ends, and nothing moves after one.
  state text not null default 'held' check (state in ('held', 'frozen', 'released', 'captured', 'split')),
  title text not null,
  held_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint escrow_charge_is_paid_once check (has_spent_credit = (charge_minor = 0)),
  constraint escrow_end_has_a_time check ((state in ('held', 'frozen')) = (ended_at is null)),
  constraint escrow_pays_a_carrier check ((state in ('captured', 'split')) = (carrier_id is not null)),
  constraint escrow_pays_another check (carrier_id <> sender_id)
);

-- Fees that were agreed later, each once: an old one that arrives again changes nothing.
create table escrow_change (
  package_id text not null references escrow,
  change_id text not null,
  fee_minor bigint not null,
  created_at timestamptz not null default now(),
  primary key (package_id, change_id)
);

-- What a carrier has earned and not yet cleared.
create table earning (
  package_id text primary key references escrow,
  user_id text not null references account,
  currency text not null check (currency in ('NGN', 'USD')),
  amount_minor bigint not null check (amount_minor > 0),
  -- Less than the amount after a chargeback has taken of it.
  remaining_minor bigint not null check (remaining_minor between 0 and amount_minor),
  transaction_id text not null references wallet_transaction,
  clears_at timestamptz not null,
  cleared_at timestamptz
);
-- Serves the job that clears.
create index earning_due on earning (clears_at) where cleared_at is null;
-- Serves the chargeback and the proof of a person's uncleared money.
create index earning_open on earning (user_id, currency) where cleared_at is null;
