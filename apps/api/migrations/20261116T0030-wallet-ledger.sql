-- Double entry, append-only. posted = credits minus debits; positive means we owe it to the owner, so all accounts
-- of one currency sum to zero. Amounts are integers in minor units.

create table ledger_account (
  id bigint generated always as identity primary key,
  -- A person; null for the house and for third parties.
  owner_id text,
  -- What the account is for: see kinds in modules/wallet/ledger/accounts.ts.
  kind text not null,
  currency text not null check (currency in ('NGN', 'USD')),
  -- Below which it may never go; null for those that may: of the house, of third parties, and what a person owes us.
  floor bigint,
  posted bigint not null default 0,
  -- Counts the entries: the next one is number version + 1.
  version bigint not null default 0,
  -- Which transaction opened it: until that is over, nobody may count on it.
  opened_by xid8 not null default pg_current_xact_id(),
  -- The last guard behind ledger_post: whatever the code does, no person's account goes below its floor.
  constraint ledger_account_floor check (floor is null or posted >= floor),
  -- A person has these kinds of account and no other, and only the debt may go below zero (a null would pass a plain "= 0").
  constraint ledger_account_kind_has_owner
    check ((owner_id is not null) = (kind in ('available', 'uncleared', 'escrow', 'receivable'))),
  constraint ledger_account_person_has_floor
    check (owner_id is null or floor is not distinct from case when kind = 'receivable' then null else 0 end),
  -- What a person owes us after a chargeback that their money did not cover: below zero or at it, never above.
  constraint ledger_account_debt_is_debt check (kind <> 'receivable' or posted <= 0)
  -- Half-empty pages keep updates inside the page (HOT): no index holds posted or version.
) with (fillfactor = 50);

-- Serves "the account of this person, kind and currency", and lets there be one only.
create unique index ledger_account_key on ledger_account (kind, currency, coalesce(owner_id, ''));
-- Serves the balances of a person.
create index ledger_account_by_owner on ledger_account (owner_id) where owner_id is not null;

create table ledger_transaction (
  -- The idempotency key: the insert is the gate, in the same transaction as the effect.
  id uuid primary key,
  kind text not null,
  -- 0: posted. Anything else: refused, with this code; a refused transaction has no moves.
  code smallint not null,
  -- Of what was asked for: the same key with another request is refused.
  request_hash uuid not null,
  -- What it was about, in ids: never secrets.
  about jsonb not null,
  seq bigint generated always as identity,
  -- Which database transaction wrote it: the seal goes only as far as everything older has been committed.
  xid xid8 not null default pg_current_xact_id(),
  -- When it was booked: now, unless whoever writes down a past that was (the demo, or books brought over from
  -- elsewhere) says when.
  created_at timestamptz not null default coalesce(nullif(current_setting('waybill.booked_at', true), '')::timestamptz, now())
);
-- Serves the seal, which reads in this order.
create unique index ledger_transaction_by_seq on ledger_transaction (seq);

-- One row carries both entries of a move, so that no entry is ever without its other half.
create table ledger_move (
  transaction_id uuid not null,
  leg smallint not null,
  debit_id bigint not null,
  credit_id bigint not null,
  amount bigint not null check (amount > 0),
  debit_version bigint not null,
  debit_balance bigint not null,
  credit_version bigint not null,
  credit_balance bigint not null,
  hold_id uuid,
  -- What it did to its hold: 0 nothing, 1 placed, 2 raised, 3 captured, 4 released. From these a hold can be proved.
  hold_effect smallint not null default 0 check (hold_effect between 0 and 4),
  primary key (transaction_id, leg),
  check (debit_id <> credit_id),
  constraint ledger_move_effect_has_hold check ((hold_effect = 0) = (hold_id is null))
  -- No foreign keys: ledger_post proves under its locks that both accounts are there, and a key check by every
  -- writer on a hot account would halve the speed. The proof looks again.
);
-- The chain of an account's entries: each number once. They also serve an account's history.
create unique index ledger_move_debit on ledger_move (debit_id, debit_version);
create unique index ledger_move_credit on ledger_move (credit_id, credit_version);
-- Serves the proof of a hold.
create index ledger_move_hold on ledger_move (hold_id) where hold_id is not null;

-- Money of a person that waits in their escrow account for one deal.
create table ledger_hold (
  id uuid primary key,
  account_id bigint not null,
  -- The deal it waits for.
  reference text not null,
  amount bigint not null check (amount > 0),
  remaining bigint not null check (remaining >= 0),
  captured bigint not null default 0 check (captured >= 0),
  released bigint not null default 0 check (released >= 0),
  created_at timestamptz not null default now(),
  constraint ledger_hold_adds_up check (amount = remaining + captured + released)
);
create index ledger_hold_open on ledger_hold (account_id) where remaining > 0;
create unique index ledger_hold_reference on ledger_hold (reference);

-- A chain of hashes over everything that was ever written, made in the background.
create table ledger_seal (
  to_seq bigint primary key,
  from_seq bigint not null,
  rows integer not null,
  sum numeric not null,
  hash bytea not null,
  previous_hash bytea not null,
  sealed_at timestamptz not null default now()
);

-- How far a seal may go: every transaction numbered up to seq was under way, or done, when xid was given out. Once
-- everything older than xid has ended, nothing can come in below seq any more.
create table ledger_seal_horizon (
  is_only boolean primary key default true check (is_only),
  seq bigint not null,
  xid xid8 not null
);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The books are append-only: write a correction instead.' using errcode = 'restrict_violation';
end $$;
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function ledger_refuse_change();
create trigger ledger_move_append_only before update or delete or truncate on ledger_move
  for each statement execute function ledger_refuse_change();
create trigger ledger_seal_append_only before update or delete or truncate on ledger_seal
  for each statement execute function ledger_refuse_change();

-- An account keeps its name for ever, and neither accounts nor holds go.
create trigger ledger_account_stays before delete or truncate on ledger_account
  for each statement execute function ledger_refuse_change();
create trigger ledger_account_keeps_its_name before update of id, owner_id, kind, currency, floor on ledger_account
  for each statement execute function ledger_refuse_change();
create trigger ledger_hold_stays before delete or truncate on ledger_hold
  for each statement execute function ledger_refuse_change();
create trigger ledger_hold_keeps_its_name before update of id, account_id, reference on ledger_hold
  for each statement execute function ledger_refuse_change();

-- Both entries of every move, one row each.
create view ledger_entry as
  select debit_id as account_id, debit_version as version, -amount as change, debit_balance as balance, transaction_id, leg, hold_id from ledger_move
  union all
  select credit_id, credit_version, amount, credit_balance, transaction_id, leg, hold_id from ledger_move;

-- Everything that was written about a transaction, as one unambiguous text: what a seal is made over. The names of the
-- accounts and the deal of a hold are in it, so that neither can be changed behind its back.
create view ledger_line as
  select t.seq, coalesce(m.amount, 0) as amount,
         jsonb_build_array(t.seq, t.id, t.kind, t.code, t.request_hash, t.about, t.xid::text, (extract(epoch from t.created_at) * 1000000)::bigint, m.moves)::text as line
  from ledger_transaction as t left join lateral (
    select sum(move.amount) as amount, jsonb_agg(jsonb_build_array(
             move.leg, move.amount, move.hold_id, move.hold_effect, hold.reference,
             move.debit_id, debit.owner_id, debit.kind, debit.currency, move.debit_version, move.debit_balance,
             move.credit_id, credit.owner_id, credit.kind, credit.currency, move.credit_version, move.credit_balance) order by move.leg) as moves
    from ledger_move as move
    left join ledger_account as debit on debit.id = move.debit_id
    left join ledger_account as credit on credit.id = move.credit_id
    left join ledger_hold as hold on hold.id = move.hold_id
    where move.transaction_id = t.id) as m on true;

-- Opens the accounts that are missing and answers the numbers of all.
create function ledger_open(p_owners text[], p_kinds text[], p_currencies text[])
returns table (id bigint, owner_id text, kind text, currency text) language sql security definer set search_path = public, pg_temp as $$
  insert into ledger_account (owner_id, kind, currency, floor)
    select w.owner, w.kind, w.currency, case when w.owner is not null and w.kind <> 'receivable' then 0 end
    from unnest(p_owners, p_kinds, p_currencies) as w(owner, kind, currency)
    order by w.kind, w.currency, w.owner
    on conflict do nothing;
  -- A statement of its own: it also sees what another has opened at the same moment.
  select a.id, a.owner_id, a.kind, a.currency
    from unnest(p_owners, p_kinds, p_currencies) as w(owner, kind, currency)
    join ledger_account as a on a.kind = w.kind and a.currency = w.currency and coalesce(a.owner_id, '') = coalesce(w.owner, '');
$$;

-- The balances of accounts, locked in the order of ledger_post, for those who must see before they size a transfer.
create function ledger_lock(p_accounts bigint[]) returns table (id bigint, posted bigint)
language sql security definer set search_path = public, pg_temp as $$
  select a.id, a.posted from ledger_account as a where a.id = any(p_accounts) order by a.id for no key update
$$;

-- The one function that moves money. It takes a batch of transactions, each all or nothing, and answers a code for each:
-- 0 posted, 1 too little money, 2 no such account, 3 currencies differ, 4 amount not above zero, 5 an account with itself,
-- 6 no such hold, or ended, or not of this account, 7 more than the hold has, 8 too large to count, 9 the hold is there already.
-- Accounts and then holds are locked in the order of their ids, everywhere: so no two batches wait for each other.
-- Legs are walked in memory; every table is written once, by a set. It runs with the rights of its owner, so that whoever
-- calls it needs none on the tables. An amount too large for the column comes as null: refused, it does not break the batch.
create function ledger_post(
  p_ids uuid[], p_kinds text[], p_hashes uuid[], p_abouts text[],
  -- The accounts of the batch, sorted, each once; legs name them by position. The same for the holds.
  p_accounts bigint[], p_holds uuid[],
  -- A leg: transaction, debit, credit (positions), amount, hold (position or 0), effect (0 none, 1 place, 2 raise, 3 capture, 4 release).
  p_leg_txn int[], p_leg_debit int[], p_leg_credit int[], p_leg_amount bigint[], p_leg_hold int[], p_leg_effect int[],
  -- For holds that are placed: the deal.
  p_hold_references text[]
) returns smallint[] language plpgsql security definer set search_path = public, pg_temp
  -- Plans are made once, and for a table that has grown: the first ones are made while it is nearly empty, and would scan it.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  codes smallint[] := array_fill(0::smallint, array[cardinality(p_ids)]);
  found_ids bigint[]; balances bigint[]; versions bigint[]; floors bigint[]; money text[];
  known_holds uuid[]; known_accounts bigint[]; known_remaining bigint[];
  hold_account bigint[] := array_fill(null::bigint, array[cardinality(p_holds)]);
  hold_left bigint[] := array_fill(0::bigint, array[cardinality(p_holds)]);
  hold_amount bigint[] := array_fill(0::bigint, array[cardinality(p_holds)]);
  hold_captured bigint[] := array_fill(0::bigint, array[cardinality(p_holds)]);
  hold_released bigint[] := array_fill(0::bigint, array[cardinality(p_holds)]);
  hold_new boolean[] := array_fill(false, array[cardinality(p_holds)]);
  legs int := cardinality(p_leg_txn);
  debit_versions bigint[] := array_fill(0::bigint, array[legs]);
  debit_balances bigint[] := array_fill(0::bigint, array[legs]);
  credit_versions bigint[] := array_fill(0::bigint, array[legs]);
  credit_balances bigint[] := array_fill(0::bigint, array[legs]);
  leg_numbers smallint[] := array_fill(0::smallint, array[legs]);
  i int; j int; first_leg int; t int; d int; c int; h int; effect int; amount bigint; result smallint;
begin
  select array_agg(a.id), array_agg(a.posted), array_agg(a.version), array_agg(a.floor), array_agg(a.currency)
    into found_ids, balances, versions, floors, money
    from (select id, ledger_account.posted, version, floor, currency from ledger_account
          where id = any(p_accounts) order by id for no key update) a;
  -- Positions only hold if every account is there; the caller falls back to one by one to find the culprit.
  if found_ids is distinct from p_accounts then
    raise exception 'unknown account' using errcode = 'no_data_found';
  end if;
  if cardinality(p_holds) > 0 then
    select array_agg(x.id), array_agg(x.account_id), array_agg(x.remaining)
      into known_holds, known_accounts, known_remaining
      from (select id, account_id, remaining from ledger_hold where id = any(p_holds) order by id for no key update) x;
    for i in 1 .. coalesce(cardinality(known_holds), 0) loop
      h := array_position(p_holds, known_holds[i]);
      hold_account[h] := known_accounts[i];
      hold_left[h] := known_remaining[i];
    end loop;
  end if;

  i := 1;
  while i <= legs loop
    t := p_leg_txn[i];
    first_leg := i;
    result := 0;
    while i <= legs and p_leg_txn[i] = t loop
      if result = 0 then
        d := p_leg_debit[i]; c := p_leg_credit[i]; amount := p_leg_amount[i]; h := p_leg_hold[i];
        if amount is null then result := 8;
        elsif amount <= 0 then result := 4;
        elsif d = c then result := 5;
        elsif money[d] <> money[c] then result := 3;
        elsif balances[c] > 9223372036854775807 - amount or balances[d] < -9223372036854775807 + amount then result := 8;
        elsif floors[d] is not null and balances[d] - amount < floors[d] then result := 1;
        else
          effect := p_leg_effect[i];
          if effect > 0 then
            if effect = 1 and hold_account[h] is not null then result := 9;
            elsif effect = 2 and (hold_account[h] is distinct from p_accounts[c] or hold_left[h] = 0) then result := 6;
            elsif effect >= 3 and hold_account[h] is distinct from p_accounts[d] then result := 6;
            elsif effect >= 3 and hold_left[h] < amount then result := 7;
            end if;
          end if;
        end if;
        if result = 0 then
          balances[d] := balances[d] - amount; versions[d] := versions[d] + 1;
          balances[c] := balances[c] + amount; versions[c] := versions[c] + 1;
          debit_versions[i] := versions[d]; debit_balances[i] := balances[d];
          credit_versions[i] := versions[c]; credit_balances[i] := balances[c];
          leg_numbers[i] := i - first_leg + 1;
          if effect > 0 then
            case effect
              when 1 then hold_account[h] := p_accounts[c]; hold_new[h] := true; hold_left[h] := amount; hold_amount[h] := amount;
              when 2 then hold_left[h] := hold_left[h] + amount; hold_amount[h] := hold_amount[h] + amount;
              when 3 then hold_left[h] := hold_left[h] - amount; hold_captured[h] := hold_captured[h] + amount;
              else hold_left[h] := hold_left[h] - amount; hold_released[h] := hold_released[h] + amount;
            end case;
          end if;
        else
          -- All or nothing: take back the legs of this transaction that had gone through, the last one first.
          for j in reverse i - 1 .. first_leg loop
            d := p_leg_debit[j]; c := p_leg_credit[j]; amount := p_leg_amount[j]; h := p_leg_hold[j];
            balances[d] := balances[d] + amount; versions[d] := versions[d] - 1;
            balances[c] := balances[c] - amount; versions[c] := versions[c] - 1;
            leg_numbers[j] := 0;
            case p_leg_effect[j]
              when 1 then hold_account[h] := null; hold_new[h] := false; hold_left[h] := 0; hold_amount[h] := 0;
              when 2 then hold_left[h] := hold_left[h] - amount; hold_amount[h] := hold_amount[h] - amount;
              when 3 then hold_left[h] := hold_left[h] + amount; hold_captured[h] := hold_captured[h] - amount;
              when 4 then hold_left[h] := hold_left[h] + amount; hold_released[h] := hold_released[h] - amount;
              else null;
            end case;
          end loop;
          codes[t] := result;
        end if;
      end if;
      i := i + 1;
    end loop;
  end loop;

  -- By subscript: unnest would first copy every array into a table of its own.
  insert into ledger_transaction (id, kind, code, request_hash, about)
    select p_ids[n], p_kinds[n], codes[n], p_hashes[n], p_abouts[n]::jsonb from generate_series(1, cardinality(p_ids)) as n;
  insert into ledger_move (transaction_id, leg, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance, hold_id, hold_effect)
    select p_ids[p_leg_txn[n]], leg_numbers[n], p_accounts[p_leg_debit[n]], p_accounts[p_leg_credit[n]], p_leg_amount[n],
           debit_versions[n], debit_balances[n], credit_versions[n], credit_balances[n],
           case when p_leg_hold[n] > 0 then p_holds[p_leg_hold[n]] end, p_leg_effect[n]
    from generate_series(1, legs) as n where leg_numbers[n] > 0;
  update ledger_account set posted = balances[n], version = versions[n]
    from generate_series(1, cardinality(p_accounts)) as n
    where ledger_account.id = p_accounts[n] and ledger_account.version <> versions[n];
  if cardinality(p_holds) > 0 then
    insert into ledger_hold (id, account_id, reference, amount, remaining, captured, released)
      select n.id, n.account, n.reference, n.amount, n.remaining, n.captured, n.released
      from unnest(p_holds, hold_account, p_hold_references, hold_amount, hold_left, hold_captured, hold_released, hold_new)
        as n(id, account, reference, amount, remaining, captured, released, is_new)
      where n.is_new;
    update ledger_hold set amount = ledger_hold.amount + n.amount, remaining = n.remaining,
           captured = ledger_hold.captured + n.captured, released = ledger_hold.released + n.released
      from unnest(p_holds, hold_amount, hold_left, hold_captured, hold_released, hold_new)
        as n(id, amount, remaining, captured, released, is_new)
      where ledger_hold.id = n.id and not n.is_new and (n.amount <> 0 or n.captured <> 0 or n.released <> 0);
  end if;
  return codes;
end $$;

-- Seals what can be sealed, in blocks of at most so many transactions, and answers how many seals it made.
create function ledger_seal_up(p_largest int default 1000) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reached bigint; here xid8; horizon ledger_seal_horizon; last ledger_seal; block record; seals int := 0;
begin
  if pg_current_xact_id_if_assigned() is not null then
    -- The number read below would say nothing about transactions that began after ours.
    raise exception 'ledger_seal_up must be the first thing its transaction does' using errcode = 'active_sql_transaction';
  end if;
  if not pg_try_advisory_xact_lock(hashtext('ledger_seal_up')) then return 0; end if;
  select last_value into reached from ledger_transaction_seq_seq where is_called;
  here := pg_current_xact_id();
  select * into horizon from ledger_seal_horizon;
  -- A horizon from the future is of another cluster, before a restore: begin anew.
  if found and horizon.xid < here then
    if pg_snapshot_xmin(pg_current_snapshot()) < horizon.xid then return 0; end if;
    select * into last from ledger_seal order by to_seq desc limit 1;
    if not found then
      last.to_seq := 0;
      last.hash := decode(repeat('00', 32), 'hex');
    end if;
    loop
      select max(b.seq) as to_seq, count(*)::int as rows, sum(b.amount) as sum,
             sha256(last.hash || convert_to(string_agg(b.line, E'\n' order by b.seq), 'UTF8')) as hash
        into block
        from (select * from ledger_line where seq > last.to_seq and seq <= horizon.seq order by seq limit p_largest) as b;
      exit when block.rows = 0;
      insert into ledger_seal (from_seq, to_seq, rows, sum, hash, previous_hash)
        values (last.to_seq + 1, block.to_seq, block.rows, block.sum, block.hash, last.hash)
        returning * into last;
      seals := seals + 1;
    end loop;
  end if;
  insert into ledger_seal_horizon (seq, xid) values (coalesce(reached, 0), here)
    on conflict (is_only) do update set seq = excluded.seq, xid = excluded.xid;
  return seals;
end $$;
