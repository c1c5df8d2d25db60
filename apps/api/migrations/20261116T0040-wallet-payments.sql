-- What people see of their money. The ledger says how much; these say what it was.
create table wallet_transaction (
  id text primary key,
  user_id text not null references account on delete cascade,
  kind text not null check (kind in ('top-up', 'payout', 'credits', 'escrow', 'escrow-returned', 'earning', 'correction')),
  direction text not null check (direction in ('in', 'out')),
  currency text not null check (currency in ('NGN', 'USD')),
  amount_minor bigint not null check (amount_minor > 0),
  -- Pending 0, Successful 1, Failed 2, Reversed 3.
  status smallint not null check (status between 0 and 3),
  title text not null,
  detail text not null,
  reference text not null unique,
  -- Pages of the history end at a moment that a browser sends back, and JavaScript knows milliseconds only: with
  -- microseconds here, lines of the same millisecond would be lost between two pages.
  created_at timestamptz(3) not null default now(),
  settled_at timestamptz(3)
);
-- Serves the history, newest first, by cursor.
create index wallet_transaction_by_user on wallet_transaction (user_id, created_at desc, id desc);

-- Money coming in through a provider: a top-up, or credits bought by card.
create table payment (
  -- Ours, given to the provider: how both sides name it.
  reference text primary key,
  user_id text not null references account on delete cascade,
  provider text not null check (provider in ('paystack', 'paypal')),
  purpose text not null check (purpose in ('top-up', 'credits')),
  currency text not null check (currency in ('NGN', 'USD')),
  amount_minor bigint not null check (amount_minor > 0),
  credits integer check ((purpose = 'credits') = (credits is not null)),
  -- The provider's own name for it (PayPal's order).
  provider_id text,
  -- The provider's name for the money itself (PayPal's capture): refunds speak of that, not of the order.
  charge_id text,
  -- Where the person pays.
  pay_at text,
  -- open: nobody knows yet; settled: credited; failed: will not be; quarantined: paid, but not what was agreed;
  -- refused: was in quarantine, and our people have decided against it.
  state text not null default 'open' check (state in ('open', 'settled', 'failed', 'quarantined', 'refused')),
  -- Who tells the provider of it: one at a time, for a while; `tries` says which of them may still write down the answer.
  tries integer not null default 0,
  claimed_at timestamptz,
  -- What was really paid, when it is not what was agreed.
  paid_minor bigint,
  paid_currency text,
  -- How much of it the provider has given back to the payer since.
  returned_minor bigint not null default 0 check (returned_minor between 0 and amount_minor),
  -- The payer's bank says that it was not the payer.
  disputed_at timestamptz,
  request_key uuid not null unique,
  request_hash uuid not null,
  transaction_id text not null references wallet_transaction on delete cascade,
  created_at timestamptz not null default now(),
  checked_at timestamptz
);
create unique index payment_by_provider_id on payment (provider, provider_id) where provider_id is not null;
-- Serves refunds and disputes, which name the money and not the order.
create index payment_by_charge on payment (provider, charge_id) where charge_id is not null;
-- Serves the sweep that asks after payments nobody reported.
create index payment_open on payment (created_at) where state = 'open';
-- A declined card may be followed by another on the same page: the sweep asks after what failed for a while, too.
create index payment_failed on payment (created_at) where state = 'failed';
-- Serves the list of what our people must look at, which is short.
create index payment_in_question on payment (created_at) where state = 'quarantined' or disputed_at is not null;

-- Money going out through a provider.
create table payout (
  -- Ours, given to the provider as its idempotency key.
  reference text primary key,
  user_id text not null references account on delete cascade,
  provider text not null check (provider in ('paystack', 'paypal')),
  currency text not null check (currency in ('NGN', 'USD')),
  amount_minor bigint not null check (amount_minor > 0),
  destination jsonb not null,
  provider_id text,
  -- queued: not yet told; sent: the provider has it; waiting: it asks our people for a code; unclaimed: the receiver has
  -- not accepted it yet, and may never; paid; returned: the money is back.
  state text not null default 'queued' check (state in ('queued', 'sent', 'waiting', 'unclaimed', 'paid', 'returned')),
  -- Whoever tells the provider of it has it to himself until then.
  sending_until timestamptz,
  -- Why it did not go on when last tried, for operators.
  trouble text,
  request_key uuid not null unique,
  request_hash uuid not null,
  transaction_id text not null references wallet_transaction on delete cascade,
  created_at timestamptz not null default now(),
  checked_at timestamptz
);
-- Serves the daily limit.
create index payout_by_user on payout (user_id, currency, created_at);
-- Serves the sweep that asks after payouts nobody reported, and the operators' list.
create index payout_open on payout (created_at) where state in ('queued', 'sent', 'waiting', 'unclaimed');
-- Serves the sweep, which asks once more after what was paid of late: banks send money back.
create index payout_paid on payout (created_at) where state = 'paid';

-- What providers told us, once each.
create table provider_event (
  provider text not null,
  event_key text not null,
  -- Whose payment or payout it speaks of, as the provider names it. The words themselves hold the payer's name and a key
  -- to the card; nothing in them is believed without asking, so they are not kept.
  about jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (provider, event_key)
);
-- Serves the operators' list of what was heard and has led to nothing.
create index provider_event_unheeded on provider_event (received_at) where processed_at is null;

-- Credits: one pays one send-package charge. Counted like money, without a currency.
create table credit_balance (
  user_id text primary key references account on delete cascade,
  credits integer not null check (credits >= 0)
);
create table credit_entry (
  -- What makes it happen once.
  key uuid primary key,
  user_id text not null references account on delete cascade,
  change integer not null check (change <> 0),
  credits_after integer not null check (credits_after >= 0),
  reason text not null,
  created_at timestamptz not null default now()
);
create index credit_entry_by_user on credit_entry (user_id, created_at desc);

-- A forgotten PIN is set anew with a code.
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check check (purpose in ('verify-phone', 'verify-email', 'change-phone', 'change-email', 'reset-pin'));
