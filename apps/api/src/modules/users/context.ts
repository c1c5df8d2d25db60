import type { Database, Tx } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { HashCost } from '../../platform/slow-hash.ts';
import type { EmailPort } from '../../providers/email/port.ts';
import type { AccessTokens } from '../identity/index.ts';
import type { Forgetter } from './personal-data/table-card.ts';
import type { PushToPeople } from './push.ts';

export type Forget = (tx: Tx, userId: string) => Promise<void> | void;

/** The part of all other modules when a member leaves for good; each runs in the transaction of that act. */
type Leaving = {
  /** Throws what stands in the way. */
  readonly mayLeave: readonly ((tx: Tx, userId: string) => Promise<void>)[];
  /** Each module removes the person from its own tables, as the cards of the tables define (personal-data/). */
  readonly forget: Readonly<Record<Exclude<Forgetter, 'users' | 'identity'>, Forget>>;
};

export type UsersContext = {
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly keys: SecretKeys;
  readonly accessTokens: AccessTokens;
  readonly pinPepper: string;
  readonly hashCost: HashCost;
  readonly isHttps: boolean;
  readonly email: EmailPort;
  readonly publicUrl: string;
  readonly push: PushToPeople;
  readonly leaving: Leaving;
};
