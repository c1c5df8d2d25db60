import { dealingTables } from './dealing-tables.ts';
import { houseTables } from './house-tables.ts';
import { moneyTables } from './money-tables.ts';
import { personTables } from './person-tables.ts';
import { queueTables } from './queue-tables.ts';
import { receiverTables } from './receiver-tables.ts';
import type { TableCard } from './table-card.ts';

/**
 * Every table there is: its data about people, what becomes of it when they leave, the part of the export that hands it out, and
 * what makes it grow and when a row may go. A new table, or a new column of text, is decided on here; tests ask for it. docs/tables.md is
 * printed from it.
 */
export const tableCards: Readonly<Record<string, TableCard>> = {
  ...personTables,
  ...dealingTables,
  ...receiverTables,
  ...moneyTables,
  ...houseTables,
  ...queueTables,
};
