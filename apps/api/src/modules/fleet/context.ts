import type { Database } from '../../platform/db/database.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';

export type FleetContext = { readonly db: Database; readonly publish: Publish };
