import { readdirSync, readFileSync } from 'node:fs';

export type Migration = { readonly name: string; readonly text: string };

const folder = 'apps/api/migrations';
/** Older ones ran before there were two releases at a time. */
const ruleBegan = '20261119T0400';

/** What takes away something that the release before may still use, while its nodes are replaced one after the other. */
const takenAway: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|view|column)\b/, 'drops a table or column'],
  [/\brename\s+(column\b|[a-z_]+\s+to\b)/, 'renames a column'],
  [/\balter\s+table\b[^;]*\brename\s+to\b/, 'renames a table'],
  [/\balter\s+column\s+[a-z_]+\s+(set\s+data\s+)?type\b/, 'changes the type of a column'],
];
const addedColumn = /\badd\s+column\b(?:(?!,\s*(?:add|alter|drop)\b)[^;])*/g;
const unusedSince = /^-- Unused since (\d{8}T\d{4})\b/m;

/** The rule “expand, then contract”: every breach as a sentence. */
export function checkContractions(migrations: readonly Migration[] = readMigrations()): string[] {
  return migrations.filter(({ name }) => name >= ruleBegan).flatMap((migration) => complaintsAbout(migration, migrations));
}

function complaintsAbout({ name, text }: Migration, all: readonly Migration[]): string[] {
  const sql = text.replace(/--.*$/gm, '').toLowerCase();
  const file = `${folder}/${name}`;
  const complaints: string[] = [];
  const since = unusedSince.exec(text)?.[1];
  const isKnown = since !== undefined && since < name && all.some((other) => other.name.startsWith(since) && other.name < name);
  const what = takenAway.find(([pattern]) => pattern.test(sql))?.[1];
  if (what && !isKnown)
    complaints.push(
      `${file} ${what}. Stop using it in one release and take it away in a later one, with the line “-- Unused since <time of the newest migration of that release>”.`,
    );
  for (const [column] of sql.matchAll(addedColumn))
    if (/\bnot\s+null\b/.test(column) && !/\b(default|generated)\b/.test(column))
      complaints.push(
        `${file} adds a column that the release before does not fill: give it a default, or let it be null at first.`,
      );
  return complaints;
}

function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));
}
