import type { Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { HashCost } from '../../platform/slow-hash.ts';
import type { EmailPort } from '../../providers/email/port.ts';
import type { FederationPort } from '../../providers/federation/port.ts';
import type { SmsPort } from '../../providers/sms/port.ts';
import type { AccessTokens } from './access-tokens.ts';

export type IdentityContext = {
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly publish: Publish;
  readonly keys: SecretKeys;
  readonly hashCost: HashCost;
  readonly accessTokens: AccessTokens;
  readonly sms: SmsPort;
  readonly email: EmailPort;
  readonly federation: FederationPort;
  readonly publicUrl: string;
  readonly isHttps: boolean;
};
