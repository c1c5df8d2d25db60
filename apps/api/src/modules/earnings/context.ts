import type { Database } from '../../platform/db/database.ts';

export type EarningsContext = { readonly db: Database };
