import type { Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { EmailPort } from '../../providers/email/port.ts';
import type { SmsPort } from '../../providers/sms/port.ts';

export type BusinessesContext = {
  readonly db: Database;
  readonly keys: SecretKeys;
  readonly enqueue: Enqueue;
  readonly publish: Publish;
  readonly sms: SmsPort;
  readonly email: EmailPort;
  readonly publicUrl: string;
};
