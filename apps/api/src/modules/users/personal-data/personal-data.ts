import { dealingTables } from './dealing-tables.ts';
import { houseTables } from './house-tables.ts';
import { moneyTables } from './money-tables.ts';
import { personTables } from './person-tables.ts';
import type { TableCard } from './table-card.ts';

/**
 * Every table there is: its data about people, what becomes of it when they leave, the part of the export that hands it out, and
 * its retention. A new table, or a new column of text, is decided on here; tests ask for it.
 */
export const tableCards: Readonly<Record<string, TableCard>> = {
  ...personTables,
  ...dealingTables,
  ...moneyTables,
  ...houseTables,
};
