import type { Database } from '../../platform/db/database.ts';

export type ReceiversContext = { readonly db: Database };
