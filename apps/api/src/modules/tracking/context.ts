import type { Database } from '../../platform/db/database.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';

export type TrackingContext = { readonly db: Database; readonly keys: SecretKeys };
