-- What most systems write: a function per transfer that locks both accounts in order, moves the money and notes both
-- entries. And one plain row, which is the least that can be written down for good.
create table classic_account (
  id bigint primary key,
  balance bigint not null,
  floor bigint,
  check (floor is null or balance >= floor)
) with (fillfactor = 50);
create table classic_transfer (
  id uuid primary key,
  kind text not null,
  debit_id bigint not null references classic_account,
  credit_id bigint not null references classic_account,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now()
);
create table classic_entry (
  transfer_id uuid not null references classic_transfer,
  account_id bigint not null references classic_account,
  amount bigint not null,
  balance bigint not null,
  primary key (transfer_id, account_id)
);
create index classic_entry_by_account on classic_entry (account_id);

-- The key first, so that a transfer that comes twice is stopped before it locks anything.
create function classic_transfer(p_id uuid, p_kind text, p_from bigint, p_to bigint, p_amount bigint) returns boolean language plpgsql as $$
declare
  from_balance bigint; to_balance bigint;
begin
  insert into classic_transfer (id, kind, debit_id, credit_id, amount) values (p_id, p_kind, p_from, p_to, p_amount);
  perform from classic_account where id in (p_from, p_to) order by id for no key update;
  -- The check on the account refuses to go below its floor.
  update classic_account set balance = balance - p_amount where id = p_from returning balance into from_balance;
  update classic_account set balance = balance + p_amount where id = p_to returning balance into to_balance;
  insert into classic_entry (transfer_id, account_id, amount, balance)
    values (p_id, p_from, -p_amount, from_balance), (p_id, p_to, p_amount, to_balance);
  return true;
end $$;

create table plain_row (
  id uuid primary key,
  kind text not null,
  debit_id bigint not null,
  credit_id bigint not null,
  amount bigint not null,
  created_at timestamptz not null default now()
);
