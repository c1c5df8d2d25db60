import type { Database } from '../../platform/db/database.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { WalletContext } from '../wallet/index.ts';

export type DevelopersContext = Pick<WalletContext, 'pinPepper'> & {
  readonly db: Database;
  readonly keys: SecretKeys;
  readonly publish: Publish;
  /** Undefined in a test world itself, and where there are none. */
  readonly worlds: TestWorldsPort | undefined;
};

/** The databases of test keys. */
export type TestWorldsPort = {
  /** Deletes these worlds with all that is in them. */
  drop(databases: readonly string[]): Promise<void>;
};
