import type { Database } from '../../platform/db/database.ts';

export type VisitsContext = { readonly db: Database };
