import type { Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { FileStorePort } from '../../providers/file-store/port.ts';

export type ChatContext = {
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly publish: Publish;
  readonly files: FileStorePort;
  /** By which the cookies of buyers are signed. */
  readonly keys: SecretKeys;
};
