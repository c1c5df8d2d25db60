import type { Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { SmsPort } from '../../providers/sms/port.ts';
import type { PushToPeople } from '../users/index.ts';

export type OrdersContext = {
  readonly db: Database;
  readonly keys: SecretKeys;
  readonly enqueue: Enqueue;
  readonly publish: Publish;
  readonly sms: SmsPort;
  readonly pinPepper: string;
  readonly publicUrl: string;
  readonly push: PushToPeople;
};
