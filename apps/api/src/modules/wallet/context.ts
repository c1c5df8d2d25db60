import type { Database, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { HashCost } from '../../platform/slow-hash.ts';
import type { CardPaymentsPort } from '../../providers/card-payments/port.ts';
import type { PaypalPort } from '../../providers/paypal/port.ts';
import type { AccountBook } from './ledger/accounts.ts';
import type { WalletLimits } from './limits.ts';

/** How a forgotten PIN is proven: a one-time code, sent and judged by whoever does that for the whole product. */
export type PinCodes = {
  send(userId: string): Promise<{ isEmail: boolean; destination: string; expiresAt: Date; resendAfterSeconds: number }>;
  /** Judges the code and, if it is right, runs the change in the same transaction. */
  redeem(userId: string, code: string, change: (tx: Tx) => Promise<void>): Promise<void>;
};

/** Shows that whoever calls is the owner of the account, by the password or by what they have just shown; throws the refusal. */
export type RequireOwner = (caller: Caller, password: string | undefined) => Promise<void>;

export type WalletContext = {
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly publish: Publish;
  readonly pinPepper: string;
  readonly hashCost: HashCost;
  readonly publicUrl: string;
  readonly book: AccountBook;
  readonly cards: CardPaymentsPort;
  readonly paypal: PaypalPort;
  readonly walletLimits: WalletLimits;
  readonly pinCodes: PinCodes;
  readonly requireOwner: RequireOwner;
  /** Something went wrong that nobody who is waiting for an answer can mend: into the log. */
  readonly report: (error: Error) => void;
};
