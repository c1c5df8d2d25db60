-- The same laws for less work per transfer (decision 0012).

-- Numbers are given in order and rows are only ever added, so a range of numbers is a range of pages: a summary of
-- pages finds it, and costs next to nothing to keep. Serves the seal and its proof.
drop index ledger_transaction_by_seq;
create index ledger_transaction_by_seq on ledger_transaction using brin (seq) with (pages_per_range = 16, autosummarize = on);

-- PostgreSQL prepares every check anew for every statement: one with both halves is cheaper than two.
alter table ledger_account
  drop constraint ledger_account_kind_has_owner,
  drop constraint ledger_account_person_has_floor,
  add constraint ledger_account_is_of_its_kind check (
    (owner_id is not null) = (kind in ('available', 'uncleared', 'escrow', 'receivable'))
    and (owner_id is null or floor is not distinct from case when kind = 'receivable' then null else 0 end));
alter table ledger_move
  drop constraint ledger_move_amount_check,
  drop constraint ledger_move_check,
  drop constraint ledger_move_hold_effect_check,
  drop constraint ledger_move_effect_has_hold,
  add constraint ledger_move_makes_sense check (
    amount > 0 and debit_id <> credit_id and hold_effect between 0 and 4 and (hold_effect = 0) = (hold_id is null));

-- As before, but it reads the books by ranges of numbers, which is what a summary of pages is good at.
create or replace function ledger_seal_up(p_largest int default 1000) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reached bigint; here xid8; horizon ledger_seal_horizon; last ledger_seal; block record; upto bigint; seals int := 0;
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
    upto := last.to_seq;
    while upto < horizon.seq loop
      upto := least(upto + p_largest, horizon.seq);
      select max(b.seq) as to_seq, count(*)::int as rows, sum(b.amount) as sum,
             sha256(last.hash || convert_to(string_agg(b.line, E'\n' order by b.seq), 'UTF8')) as hash
        into block
        from ledger_line as b where b.seq > last.to_seq and b.seq <= upto;
      -- Only numbers of what was rolled back.
      continue when block.rows = 0;
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
