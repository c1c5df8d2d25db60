import type { Database } from '../../platform/db/database.ts';

export type PricesContext = { readonly db: Database };
