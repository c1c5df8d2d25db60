import type { Database } from '../../platform/db/database.ts';

export type SearchContext = { readonly db: Database };
