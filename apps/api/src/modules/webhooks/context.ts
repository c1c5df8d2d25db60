import type { Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { EmailPort } from '../../providers/email/port.ts';
import type { WebhookSenderPort } from '../../providers/webhooks/port.ts';

export type WebhooksContext = {
  readonly db: Database;
  readonly keys: SecretKeys;
  readonly enqueue: Enqueue;
  readonly email: EmailPort;
  readonly publicUrl: string;
  readonly webhookSender: WebhookSenderPort;
};
