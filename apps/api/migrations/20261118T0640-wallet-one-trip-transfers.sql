-- An act moves its money in one round trip, and nobody waits for an account of the house (decision 0040).

-- Accounts of the house and of third parties are in every transfer of a kind. Each has sixteen rows, its stripes, of which a
-- transfer uses the one that its key names: their sum is the balance. A person's account is one row, number 0.
alter table ledger_account
  add column stripe smallint not null default 0,
  add constraint ledger_account_stripe check (stripe between 0 and 15 and (owner_id is null or stripe = 0));
drop index ledger_account_key;
create unique index ledger_account_key on ledger_account (kind, currency, coalesce(owner_id, ''), stripe);
drop trigger ledger_account_keeps_its_name on ledger_account;
create trigger ledger_account_keeps_its_name before update of id, owner_id, kind, currency, floor, stripe on ledger_account
  for each statement execute function ledger_refuse_change();

drop function ledger_post(uuid[], text[], uuid[], text[], bigint[], uuid[], int[], int[], int[], bigint[], int[], int[], text[]);
drop function ledger_open(text[], text[], text[]);
drop function ledger_lock(bigint[]);

-- Finds an account and locks it until the transaction ends; opens it if it is not there yet.
create function ledger_lock(p_owner text, p_kind text, p_currency text, p_stripe int, out id bigint, out posted bigint, out version bigint, out floor bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  for attempt in 1 .. 2 loop
    select a.id, a.posted, a.version, a.floor into id, posted, version, floor from ledger_account as a
      where a.kind = p_kind and a.currency = p_currency and coalesce(a.owner_id, '') = coalesce(p_owner, '')
        and a.stripe = case when p_owner is null then p_stripe else 0 end
      for no key update;
    exit when found;
    insert into ledger_account (owner_id, kind, currency, floor, stripe)
      values (p_owner, p_kind, p_currency, case when p_owner is not null and p_kind <> 'receivable' then 0 end,
              case when p_owner is null then p_stripe else 0 end)
      on conflict do nothing;
  end loop;
end $$;

-- The one function that moves money: one transfer, all of its legs or none, as part of the transaction that calls it. It answers
-- 0 posted, 1 too little money, 3 currencies differ, 4 amount not above zero, 5 an account with itself, 6 no such hold, or
-- ended, or not of this account, 7 more than the hold has, 8 too large to count, 9 the hold is there already, 10 the key was
-- used for another request; asked again with the same key and request, what it answered before.
-- Accounts are locked in the order given, which is that of their names, and holds after them in the order of their ids,
-- everywhere: no two transfers wait for each other. Legs are walked in memory. It runs with the rights of its owner, so that
-- whoever calls it needs none on the tables.
create function ledger_transfer(
  p_id uuid, p_kind text, p_hash uuid, p_about jsonb,
  -- The accounts, each once; legs name them by position. For accounts of the house: which of their stripes.
  p_owners text[], p_kinds text[], p_currencies text[], p_stripe int,
  -- The legs: debit, credit (positions), amount (null: more than can be counted), the hold if there is one, what happens to it
  -- (0 nothing, 1 place, 2 raise, 3 capture, 4 release) and the deal that it waits for.
  p_debits int[], p_credits int[], p_amounts bigint[], p_holds uuid[], p_effects int[], p_references text[]
) returns smallint language plpgsql security definer set search_path = public, pg_temp
  -- Plans are made once, and for a table that has grown: the first ones are made while it is nearly empty, and would scan it.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  ids bigint[]; balances bigint[]; versions bigint[]; floors bigint[];
  debit_versions bigint[]; debit_balances bigint[]; credit_versions bigint[]; credit_balances bigint[];
  held ledger_hold; holds ledger_hold[]; known_hash uuid;
  one_id bigint; one_posted bigint; one_version bigint; one_floor bigint;
  legs int := cardinality(p_debits); result smallint := 0; d int; c int; h int; amount bigint;
begin
  for n in 1 .. cardinality(p_kinds) loop
    select a.id, a.posted, a.version, a.floor into one_id, one_posted, one_version, one_floor from ledger_account as a
      where a.kind = p_kinds[n] and a.currency = p_currencies[n] and coalesce(a.owner_id, '') = coalesce(p_owners[n], '')
        and a.stripe = case when p_owners[n] is null then p_stripe else 0 end
      for no key update;
    if not found then
      select * into one_id, one_posted, one_version, one_floor from ledger_lock(p_owners[n], p_kinds[n], p_currencies[n], p_stripe);
    end if;
    ids[n] := one_id; balances[n] := one_posted; versions[n] := one_version; floors[n] := one_floor;
  end loop;
  if 0 < any(p_effects) then
    holds := array(select row(hold.*)::ledger_hold from
      (select * from ledger_hold where id = any(p_holds) order by id for no key update) as hold);
  end if;

  for i in 1 .. legs loop
    d := p_debits[i]; c := p_credits[i]; amount := p_amounts[i];
    if amount is null then result := 8;
    elsif amount <= 0 then result := 4;
    elsif d = c then result := 5;
    elsif p_currencies[d] <> p_currencies[c] then result := 3;
    elsif balances[c] > 9223372036854775807 - amount or balances[d] < -9223372036854775807 + amount then result := 8;
    -- An account without a floor has a null there, which is below nothing.
    elsif balances[d] - amount < floors[d] then result := 1;
    elsif p_effects[i] > 0 then
      h := null;
      for n in 1 .. cardinality(holds) loop
        if holds[n].id = p_holds[i] then h := n; held := holds[n]; end if;
      end loop;
      if p_effects[i] = 1 then
        if h is not null then result := 9;
        else
          h := cardinality(holds) + 1;
          held := row(p_holds[i], ids[c], p_references[i], amount, amount, 0, 0, now());
        end if;
      elsif h is null or held.account_id <> ids[case p_effects[i] when 2 then c else d end] then result := 6;
      elsif p_effects[i] = 2 then
        if held.remaining = 0 then result := 6; end if;
        held.amount := held.amount + amount; held.remaining := held.remaining + amount;
      else
        if held.remaining < amount then result := 7; end if;
        held.remaining := held.remaining - amount;
        if p_effects[i] = 3 then held.captured := held.captured + amount; else held.released := held.released + amount; end if;
      end if;
      if result = 0 then holds[h] := held; end if;
    end if;
    exit when result > 0;
    balances[d] := balances[d] - amount; versions[d] := versions[d] + 1;
    balances[c] := balances[c] + amount; versions[c] := versions[c] + 1;
    debit_versions[i] := versions[d]; debit_balances[i] := balances[d];
    credit_versions[i] := versions[c]; credit_balances[i] := balances[c];
  end loop;

  -- The key is the gate: of two with one key, the second finds the first here, however they came.
  insert into ledger_transaction (id, kind, code, request_hash, about) values (p_id, p_kind, result, p_hash, p_about)
    on conflict (id) do nothing;
  if not found then
    select code, request_hash into result, known_hash from ledger_transaction where id = p_id;
    return case when known_hash = p_hash then result else 10 end;
  end if;
  if result > 0 then return result; end if;
  for i in 1 .. legs loop
    insert into ledger_move (transaction_id, leg, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance, hold_id, hold_effect)
      values (p_id, i, ids[p_debits[i]], ids[p_credits[i]], p_amounts[i], debit_versions[i], debit_balances[i],
              credit_versions[i], credit_balances[i], p_holds[i], p_effects[i]);
  end loop;
  update ledger_account set posted = balances[array_position(ids, id)], version = versions[array_position(ids, id)] where id = any(ids);
  for n in 1 .. coalesce(cardinality(holds), 0) loop
    held := holds[n];
    insert into ledger_hold select (held).*
      on conflict (id) do update set amount = excluded.amount, remaining = excluded.remaining, captured = excluded.captured, released = excluded.released;
  end loop;
  return 0;
end $$;
