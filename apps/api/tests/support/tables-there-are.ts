import type { Database } from '../../src/platform/db/database.ts';

/** The names of all tables of the product and of its queue, as the database lists them; partitions are part of their table. */
export async function tablesThereAre(db: Database): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    select case nspname when 'public' then relname else nspname || '.' || relname end as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition
      and nspname not in ('pg_catalog', 'information_schema') and nspname !~ '^pg_(toast|temp)'`;
  return rows.map(({ name }) => name).toSorted();
}
