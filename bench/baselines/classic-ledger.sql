-- What most systems write: a function per transfer that locks both accounts in order, moves the money and notes both
-- entries. It keeps the same promises as ours (a key that works once and remembers what it was used for, entries chained
-- by number with the balance after each, floors, append-only), so that only the way of writing differs.
create table classic_account (
  id bigint primary key,
  balance bigint not null,
  version bigint not null default 0,
  floor bigint,
  check (floor is null or balance >= floor)
) with (fillfactor = 50);
create table classic_transfer (
  id uuid primary key,
  kind text not null,
  request_hash uuid not null,
  about jsonb not null,
  debit_id bigint not null references classic_account,
  credit_id bigint not null references classic_account,
  amount bigint not null check (amount > 0),
  seq bigint generated always as identity,
  created_at timestamptz not null default now()
);
create index classic_transfer_by_seq on classic_transfer using brin (seq) with (pages_per_range = 16, autosummarize = on);
create table classic_entry (
  transfer_id uuid not null references classic_transfer,
  account_id bigint not null references classic_account,
  version bigint not null,
  amount bigint not null,
  balance bigint not null,
  primary key (transfer_id, account_id),
  unique (account_id, version)
);
create trigger classic_transfer_append_only before update or delete or truncate on classic_transfer
  for each statement execute function ledger_refuse_change();
create trigger classic_entry_append_only before update or delete or truncate on classic_entry
  for each statement execute function ledger_refuse_change();

-- The key first, so that a transfer that comes twice is stopped before it locks anything.
create function classic_transfer(p_id uuid, p_kind text, p_hash uuid, p_about jsonb, p_from bigint, p_to bigint, p_amount bigint)
returns boolean language plpgsql as $$
declare
  debited classic_account; credited classic_account;
begin
  insert into classic_transfer (id, kind, request_hash, about, debit_id, credit_id, amount)
    values (p_id, p_kind, p_hash, p_about, p_from, p_to, p_amount);
  perform from classic_account where id in (p_from, p_to) order by id for no key update;
  -- The check on the account refuses to go below its floor.
  update classic_account set balance = balance - p_amount, version = version + 1 where id = p_from returning * into debited;
  update classic_account set balance = balance + p_amount, version = version + 1 where id = p_to returning * into credited;
  insert into classic_entry (transfer_id, account_id, version, amount, balance)
    values (p_id, p_from, debited.version, -p_amount, debited.balance), (p_id, p_to, credited.version, p_amount, credited.balance);
  return true;
end $$;

-- The row that an act writes beside its money.
create table bench_act (
  id uuid primary key,
  kind text not null,
  created_at timestamptz not null default now()
);
