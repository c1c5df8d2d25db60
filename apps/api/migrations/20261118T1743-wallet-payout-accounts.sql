-- Bank accounts that somebody has withdrawn to and wants to choose again. Kept with a payout, which took the PIN.
create table payout_account (
  id text primary key,
  user_id text not null references account on delete cascade,
  bank_code text not null,
  account_number text not null,
  account_name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  -- Serves the list of somebody's accounts, too.
  unique (user_id, bank_code, account_number)
);
create trigger payout_account_of_those_here before insert on payout_account for each row execute function refuse_who_has_left('user_id');
