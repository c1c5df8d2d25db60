import type { Db } from '../../../platform/db/database.ts';

/** A law of the books: finds its first breach, or nothing. */
export type Law = { readonly name: string; readonly find: (db: Db) => Promise<{ account: string | null; detail: string }[]> };
