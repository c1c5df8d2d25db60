-- Money in by bank transfer. The person is shown an account that is there for this payment alone, instead of a page to pay on.
alter table payment
  add column way text not null default 'page',
  add column account_number text,
  add column bank_name text,
  add column account_name text,
  add column expires_at timestamptz,
  -- When the provider last said that it refused a transfer of another amount and sends it back by itself.
  add column rejected_at timestamptz,
  add constraint payment_way check (way in ('page', 'transfer')),
  add constraint payment_account_is_whole check (
    num_nulls(account_number, bank_name, account_name, expires_at) in (0, 4) and (way = 'transfer' or account_number is null)
  );
-- Serves the sweep, which asks after payments by transfer for days: money comes late, and twice.
create index payment_by_transfer on payment (created_at) where way = 'transfer';
-- Serves the screen of somebody who comes back to a payment that waits.
create index payment_waiting_transfer on payment (user_id, created_at desc) where way = 'transfer';

-- Transfers that came to such an account, once each by the provider's name for them.
create table payment_arrival (
  provider text not null check (provider in ('paystack', 'paypal')),
  arrival_id text not null,
  reference text not null references payment on delete cascade,
  user_id text not null references account on delete cascade,
  currency text not null check (currency in ('NGN', 'USD')),
  amount_minor bigint not null check (amount_minor > 0),
  -- Who sent it, by the provider's word: what staff and the person themselves recognise it by.
  sender_name text,
  -- What became of it. Whatever is neither credited nor to be given back waits for the rest of a fixed price.
  credited_minor bigint not null default 0 check (credited_minor >= 0),
  return_minor bigint not null default 0 check (return_minor >= 0),
  check (credited_minor + return_minor <= amount_minor),
  -- due: to be given back; done: it is; stuck: the provider cannot, so staff decide.
  return_state text not null default 'none' check (return_state in ('none', 'due', 'done', 'stuck')),
  check ((return_state = 'none') = (return_minor = 0)),
  -- Whoever tells the provider of it has it to himself until then.
  sending_until timestamptz,
  arrived_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (provider, arrival_id)
);
create index payment_arrival_by_payment on payment_arrival (reference);
-- Serves the sweep of what is to be given back, and the list for staff; both are short.
create index payment_arrival_unreturned on payment_arrival (created_at) where return_state in ('due', 'stuck');
