import type { Db } from '../../../platform/db/database.ts';

/** A part of what we hold about somebody: which tables it comes from, and the rows as they leave the house. */
export type Section = {
  readonly name: string;
  readonly tables: readonly string[];
  read(db: Db, userId: string): Promise<unknown>;
};

/** Amounts leave as people know them. */
export const major = (db: Db, column: string) => db`round(${db(column)} / 100.0, 2)::float8`;
