-- Parts the books by month, while they are in use. Nothing does this by itself: docs/partitions.md says when it is worth it, and what changes.
--   psql "$ADMIN_DATABASE_URL" -f apps/api/src/ops/partition-books.sql       makes empty twins beside the tables
--   psql "$ADMIN_DATABASE_URL" -c 'call ledger_copy_months()'                copies what is sealed, in steps; any number of times
--   psql "$ADMIN_DATABASE_URL" -c 'call ledger_swap_months()'                copies the rest under a lock, and changes the names
-- Then: npm run ops -- prove-books, and when it is green: drop table ledger_move_before, ledger_transaction_before; drop procedure ledger_swap_months.
begin;

-- Which keys were used: a table parted by time cannot say that a key is there once over all months, so this one does.
create table ledger_key (
  id uuid primary key,
  created_at timestamptz not null
    default coalesce(nullif(current_setting('waybill.booked_at', true), '')::timestamptz, now())
);
create trigger ledger_key_append_only before update or delete or truncate on ledger_key
  for each statement execute function ledger_refuse_change();

create table ledger_transaction_by_month (like ledger_transaction including defaults including constraints, primary key (id, created_at))
  partition by range (created_at);
create index ledger_transaction_month_by_seq on ledger_transaction_by_month using brin (seq) with (pages_per_range = 16, autosummarize = on);
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction_by_month
  for each statement execute function ledger_refuse_change();

-- The time of a move is that of its transaction.
create table ledger_move_by_month (
  like ledger_move including defaults including constraints,
  created_at timestamptz not null
    default coalesce(nullif(current_setting('waybill.booked_at', true), '')::timestamptz, now()),
  primary key (transaction_id, leg, created_at)
) partition by range (created_at);
create index ledger_move_month_hold on ledger_move_by_month (hold_id) where hold_id is not null;
create trigger ledger_move_append_only before update or delete or truncate on ledger_move_by_month
  for each statement execute function ledger_refuse_change();

-- Makes one partition of one table. A trigger of a whole table is not asked by whoever names a partition, so each has its own; and each
-- keeps the laws that need no time in their key: within a month a key, and a number of an account, is there once.
create function ledger_make_partition(p_of regclass, p_kind text, p_name text, p_bounds text) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if to_regclass(p_name) is not null then return; end if;
  execute format('create table %I partition of %s %s', p_name, p_of, p_bounds);
  execute format('create trigger %I before update or delete or truncate on %I for each statement execute function ledger_refuse_change()',
    p_name || '_append_only', p_name);
  if p_kind = 'transaction' then
    execute format('create unique index %I on %I (id)', p_name || '_once', p_name);
  else
    execute format('create unique index %I on %I (debit_id, debit_version)', p_name || '_debit', p_name);
    execute format('create unique index %I on %I (credit_id, credit_version)', p_name || '_credit', p_name);
  end if;
end $$;

-- Makes the partitions of a month, where they are missing; after the change of names a job does it for the months to come. Months begin in UTC.
create function ledger_make_month(p_at timestamptz) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  month timestamp := date_trunc('month', p_at at time zone 'UTC');
  bounds text := format('for values from (%L) to (%L)', month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  kind text;
begin
  foreach kind in array array['transaction', 'move'] loop
    perform ledger_make_partition(
      coalesce(to_regclass(format('ledger_%s_by_month', kind)), to_regclass('ledger_' || kind)), kind,
      format('ledger_%s_%s', kind, to_char(month, 'YYYY_MM')), bounds);
  end loop;
end $$;

-- A month that nobody has made is no reason to refuse money.
select ledger_make_partition('ledger_transaction_by_month', 'transaction', 'ledger_transaction_other', 'default');
select ledger_make_partition('ledger_move_by_month', 'move', 'ledger_move_other', 'default');

create function ledger_copy_rows(p_after bigint, p_upto bigint) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform ledger_make_month(month) from (
    select distinct date_trunc('month', created_at at time zone 'UTC') at time zone 'UTC' as month
    from ledger_transaction where seq > p_after and seq <= p_upto) as months;
  insert into ledger_key (id, created_at) select id, created_at from ledger_transaction where seq > p_after and seq <= p_upto;
  insert into ledger_transaction_by_month select * from ledger_transaction where seq > p_after and seq <= p_upto;
  insert into ledger_move_by_month
    select move.*, transaction.created_at from ledger_transaction as transaction
    join ledger_move as move on move.transaction_id = transaction.id
    where seq > p_after and seq <= p_upto;
end $$;

-- What is sealed never changes, and nothing comes in before it any more: it can be copied without a lock.
create procedure ledger_copy_months(p_step bigint default 10000) language plpgsql as $$
declare
  reached bigint; sealed bigint;
begin
  select coalesce(max(seq), 0) into reached from ledger_transaction_by_month;
  select coalesce(max(to_seq), 0) into sealed from ledger_seal;
  while reached < sealed loop
    perform ledger_copy_rows(reached, least(reached + p_step, sealed));
    reached := least(reached + p_step, sealed);
    commit;
  end loop;
end $$;

create procedure ledger_swap_months() language plpgsql as $$
declare
  reached bigint; last bigint; entries text; lines text; transfer text; gate text; posted text;
begin
  lock table ledger_transaction, ledger_move in access exclusive mode;
  select coalesce(max(seq), 0) into reached from ledger_transaction_by_month;
  select coalesce(max(seq), 0) into last from ledger_transaction;
  perform ledger_copy_rows(reached, last);
  for n in 0 .. 2 loop
    perform ledger_make_month(now() + n * interval '1 month');
  end loop;

  -- Views know their tables by number, not by name: said again after the change, they read the new ones.
  entries := pg_get_viewdef('ledger_entry');
  lines := pg_get_viewdef('ledger_line');
  select last_value into last from ledger_transaction_seq_seq;
  alter table ledger_transaction alter column seq drop identity;
  alter table ledger_transaction rename to ledger_transaction_before;
  alter table ledger_move rename to ledger_move_before;
  alter table ledger_transaction_by_month rename to ledger_transaction;
  alter table ledger_move_by_month rename to ledger_move;
  create sequence ledger_transaction_seq_seq owned by ledger_transaction.seq;
  perform setval('ledger_transaction_seq_seq', last);
  alter table ledger_transaction alter column seq set default nextval('ledger_transaction_seq_seq');
  execute 'create or replace view ledger_entry as ' || entries;
  execute 'create or replace view ledger_line as ' || lines;

  -- The gate of a transfer is its key: from now on the table of keys.
  transfer := pg_get_functiondef('ledger_transfer'::regproc);
  posted := 'insert into ledger_transaction (id, kind, code, request_hash, about) values (p_id, p_kind, result, p_hash, p_about)';
  gate := posted || E'\n    on conflict (id) do nothing;';
  if position(gate in transfer) = 0 or position('  if result > 0 then return result; end if;' in transfer) = 0 then
    raise exception 'ledger_transfer is not the one that this was written for';
  end if;
  transfer := replace(transfer, gate, 'insert into ledger_key (id) values (p_id) on conflict (id) do nothing;');
  transfer := replace(transfer, '  if result > 0 then return result; end if;', E'  ' || posted || E';\n  if result > 0 then return result; end if;');
  execute transfer;
  drop function ledger_copy_rows(bigint, bigint);
  drop procedure ledger_copy_months(bigint);
end $$;

commit;
