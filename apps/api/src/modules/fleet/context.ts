import type { Database } from '../../platform/db/database.ts';

export type FleetContext = { readonly db: Database };
