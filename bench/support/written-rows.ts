import type { Database } from '../../apps/api/src/platform/db/database.ts';

/** The tables of the product and of its jobs, as they are named. */
async function tablesOf(db: Database): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'jobs') and tablename not in ('rate_limit', 'session', 'schema_migration') order by 1`;
  return rows.map(({ name }) => name);
}

/** Whatever is written later has a higher one. */
export async function currentTransactionId(db: Database): Promise<string> {
  const [row] = await db<{ id: string }[]>`select txid_current()::text as id`;
  return row?.id ?? '';
}

/**
 * Makes a function of the database that writes, in one statement, what an act has written since a transaction: the rows as they are, into
 * tables beside those of the product that have the same indexes, but no key, so that they may come again and again. For an act that
 * wrote nothing it reads what was answered, as one row.
 */
export async function keepFloor(db: Database, act: string, since: string, answer: unknown): Promise<void> {
  await db`create schema if not exists bare_acts`;
  const writes: string[] = [];
  for (const table of await tablesOf(db)) {
    const [found] = await db.unsafe<{ rows: string | null }[]>(
      `select jsonb_agg(to_jsonb(t))::text as rows from ${table} as t where t.xmin::text::bigint > ${since}::bigint % 4294967296`,
    );
    if (!found?.rows) continue;
    const copy = `bare_acts."${table}"`;
    await copyOf(db, table, copy);
    const [quoted] = await db<{ text: string }[]>`select quote_literal(${found.rows}) as text`;
    writes.push(`insert into ${copy} select * from jsonb_populate_recordset(null::${copy}, ${quoted?.text}::jsonb)`);
  }
  if (writes.length === 0) {
    await db`create table if not exists bare_acts.answer (act text primary key, body text not null)`;
    await db`insert into bare_acts.answer values (${act}, ${JSON.stringify(answer ?? null)})`;
  }
  const parts = writes.map((write, index) => `w${index} as (${write})`);
  const statement =
    parts.length > 0 ? `with ${parts.join(', ')} select '{}'` : `select body from bare_acts.answer where act = '${act}'`;
  await db.unsafe(`create function bare_acts.${act}() returns text language sql as $act$ ${statement} $act$`);
}

async function copyOf(db: Database, table: string, copy: string): Promise<void> {
  const [there] = await db.unsafe(`select to_regclass('${copy}') as name`);
  if (there?.name) return;
  await db.unsafe(`create table ${copy} (like ${table})`);
  const indexes = await db<{ indexdef: string }[]>`
    select indexdef from pg_indexes where format('%I.%I', schemaname, tablename) = ${table}`;
  for (const { indexdef } of indexes)
    await db.unsafe(indexdef.replace(/^CREATE (UNIQUE )?INDEX \S+ ON (ONLY )?\S+/, `CREATE INDEX ON ${copy}`));
}
