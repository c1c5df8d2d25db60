-- Gives the books an owner of their own, so that the program itself can only read them and call the functions that keep
-- their laws: no insert, update, delete or truncate, no dropped trigger. For an administrator, after the first start:
--   psql "$ADMIN_DATABASE_URL" -f apps/api/src/ops/separate-books.sql
-- It may run again at any time. Before a release whose migrations change the ledger: grant waybill_books to the
-- program's role; afterwards revoke it and run this again.
do $$
declare
  program name; thing text;
begin
  if not exists (select from pg_roles where rolname = 'waybill_books') then
    create role waybill_books nologin;
  end if;
  -- The role that applies the migrations is the program.
  select tableowner into strict program from pg_tables where schemaname = 'public' and tablename = 'schema_migration';
  grant usage, create on schema public to waybill_books;
  for thing in select format('table public.%I', relname) from pg_class
               where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p') and relname like 'ledger\_%'
  loop
    execute format('alter %s owner to waybill_books', thing);
    execute format('revoke all on %s from public, %I', thing, program);
    execute format('grant select on %s to %I', thing, program);
  end loop;
  for thing in select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace and proname like 'ledger\_%'
  loop
    execute format('alter routine %s owner to waybill_books', thing);
    execute format('revoke all on routine %s from public', thing);
    execute format('grant execute on routine %s to %I', thing, program);
  end loop;
  revoke create on schema public from waybill_books;
end $$;
