import type { Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { AccessTokens } from '../identity/index.ts';
import type { PushToPeople } from './push.ts';

export type UsersContext = {
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly keys: SecretKeys;
  readonly accessTokens: AccessTokens;
  readonly pinPepper: string;
  readonly isHttps: boolean;
  readonly push: PushToPeople;
};
