import type { World } from './world.ts';

type Column = { readonly schema: string; readonly table: string; readonly column: string };

/** Every column of ours that can hold words, of every table, those of the jobs too. */
export async function wordColumns({ db }: Pick<World, 'db'>): Promise<Column[]> {
  return db<Column[]>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns as c join information_schema.tables as t using (table_schema, table_name)
    where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'date')
    order by 1, 2, c.ordinal_position`;
}

/** Where one of these words stands, whatever case it is in: `table.column: word`. */
export async function placesOf(world: Pick<World, 'db'>, words: readonly string[]): Promise<string[]> {
  const { db } = world;
  const wanted = words.map((word) => word.toLowerCase());
  const found: string[] = [];
  for (const { schema, table, column } of await wordColumns(world)) {
    const rows = await db<{ word: string }[]>`
      select distinct word from ${db(schema)}.${db(table)} as row cross join unnest(${wanted}::text[]) as word
      where strpos(lower(row.${db(column)}::text), word) > 0 order by word`;
    found.push(...rows.map(({ word }) => `${table}.${column}: ${word}`));
  }
  return found;
}
