import { tableCards } from '../../apps/api/src/modules/users/personal-data/personal-data.ts';
import type { Growth, TableCard } from '../../apps/api/src/modules/users/personal-data/table-card.ts';

/** What makes each table grow and when a row may go, for people to read, made of the cards that the tests compare with the database. */
export function tablesPage(): string {
  const cards = Object.entries(tableCards).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `# Tables

Made from \`apps/api/src/modules/users/personal-data\` by \`npm run generate\`; do not edit. A table that stands in no list turns a test red.
What leaving and the export do with each stands there, too; which jobs run when, in [operations.md](operations.md).

## Small: rows go again

Jobs delete so many rows at a time, each time in a transaction of its own, found by an index. A year of life leaves these tables as large as their last days
were (\`apps/api/tests/platform/a-year.test.ts\`).

| table | a row for | goes after, or when | by |
|---|---|---|---|
${cards.flatMap(([name, card]) => endOf(name, card)).join('\n')}

## As large as the number of members

A row or a few for each, however much they do.

${listOf(cards, 'members')}

## Grow with use, for good

These are the ones that become large; [partitions.md](partitions.md) says how they are parted by month when they are.

${listOf(cards, 'use')}

## Hardly grow

${listOf(cards, 'hardly')}
`;
}

function endOf(name: string, { rowFor, kept }: TableCard): string[] {
  return 'until' in kept ? [`| \`${name}\` | ${rowFor} | ${kept.until} | \`${kept.by}\` |`] : [];
}

function listOf(cards: readonly (readonly [string, TableCard])[], growth: Growth): string {
  const rows = cards.flatMap(([name, { rowFor, kept }]) =>
    'forGood' in kept && kept.grows === growth ? [`| \`${name}\` | ${rowFor} | ${kept.forGood} |`] : [],
  );
  return ['| table | a row for | stays because |', '|---|---|---|', ...rows].join('\n');
}
