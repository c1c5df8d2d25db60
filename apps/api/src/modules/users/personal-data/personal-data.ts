import { dealingTables } from './dealing-tables.ts';
import { houseTables } from './house-tables.ts';
import { moneyTables } from './money-tables.ts';
import { personTables } from './person-tables.ts';
import type { TableCard } from './table-card.ts';

/**
 * Every table there is: what it holds about people, what becomes of that when they leave, which part of the export hands it out,
 * and how long it is kept. Whoever makes a table, or a column of text, decides here; tests ask for it.
 */
export const tableCards: Readonly<Record<string, TableCard>> = {
  ...personTables,
  ...dealingTables,
  ...moneyTables,
  ...houseTables,
};
