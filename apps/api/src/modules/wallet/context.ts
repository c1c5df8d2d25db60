import type { Database, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { HashCost } from '../../platform/slow-hash.ts';
import type { BankTransfersPort } from '../../providers/bank-transfers/port.ts';
import type { CardPaymentsPort } from '../../providers/card-payments/port.ts';
import type { PaypalPort } from '../../providers/paypal/port.ts';
import type { WalletLimits } from './limits.ts';

/** The one-time codes that prove a forgotten PIN, sent and judged by the module that does so for the whole product. */
type PinCodes = {
  send(userId: string): Promise<{ isEmail: boolean; destination: string; expiresAt: Date; resendAfterSeconds: number }>;
  /** Judges the code and, if it is right, runs the change in the same transaction. */
  redeem(userId: string, code: string, change: (tx: Tx) => Promise<void>): Promise<void>;
};

/** Requires the caller to be the owner of the account, by the password or a recent confirmation; throws the refusal. */
type RequireOwner = (caller: Caller, password: string | undefined) => Promise<void>;

export type WalletContext = {
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly publish: Publish;
  readonly pinPepper: string;
  readonly hashCost: HashCost;
  readonly publicUrl: string;
  readonly cards: CardPaymentsPort;
  readonly transfers: BankTransfersPort;
  readonly paypal: PaypalPort;
  readonly walletLimits: WalletLimits;
  readonly pinCodes: PinCodes;
  readonly requireOwner: RequireOwner;
  /** Logs an error that nobody who waits for an answer can fix. */
  readonly report: (error: Error) => void;
};
