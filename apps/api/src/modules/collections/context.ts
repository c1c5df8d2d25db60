import type { Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';

export type CollectionsContext = {
  readonly db: Database;
  readonly keys: SecretKeys;
  readonly enqueue: Enqueue;
  readonly publish: Publish;
};
