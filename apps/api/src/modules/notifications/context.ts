import type { Database } from '../../platform/db/database.ts';
import type { EnqueueAll } from '../../platform/jobs/jobs.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { EmailPort } from '../../providers/email/port.ts';
import type { PushToPeople } from '../users/index.ts';

export type NotificationsContext = {
  readonly db: Database;
  readonly enqueueAll: EnqueueAll;
  readonly keys: SecretKeys;
  readonly email: EmailPort;
  readonly push: PushToPeople;
  readonly publicUrl: string;
};
