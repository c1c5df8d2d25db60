/**
 * How a payment stands at the provider. Only `paid` with the agreed amount and currency is money. `pending`: the payer has
 * paid, and somebody is still looking at it.
 */
export type PaymentReport = {
  readonly state: 'open' | 'pending' | 'paid' | 'failed';
  readonly amountMinor: bigint;
  readonly currency: string;
  /** How much of what was paid has gone back to the payer since. */
  readonly returnedMinor?: bigint;
  /** The provider's name for the money, where it differs from the name of the payment. */
  readonly chargeId?: string;
};

/** `waiting`: the provider wants a code from our own people before it goes on. */
export type TransferReport = {
  readonly state: 'sent' | 'waiting' | 'paid' | 'failed' | 'returned' | 'unknown';
  readonly providerId: string | null;
};

export type BankAccount = { readonly bankCode: string; readonly accountNumber: string; readonly accountName: string };

/** Something the provider told us by itself, believed because it was signed. It only says where to look. */
export type CardEvent = {
  readonly key: string;
  readonly kind: 'payment' | 'transfer';
  readonly reference: string;
  /** Money may have gone back to the payer. */
  readonly isReturn: boolean;
  readonly isDispute: boolean;
};

/** Cards in, banks out, in naira. Rejects with ProviderUnavailable when the provider cannot be asked. */
export type CardPaymentsPort = {
  startPayment(payment: {
    reference: string;
    email: string;
    amountMinor: bigint;
    returnTo: string;
    /** Where the provider sends whoever presses Cancel. */
    cancelTo: string;
  }): Promise<{ payAt: string }>;
  findPayment(reference: string): Promise<PaymentReport>;
  listBanks(): Promise<readonly { readonly name: string; readonly code: string }[]>;
  /** The name on the account; undefined when there is no such account. */
  findAccountName(account: { accountNumber: string; bankCode: string }): Promise<string | undefined>;
  /** Told twice with the same reference, the provider pays once. */
  sendTransfer(transfer: { reference: string; amountMinor: bigint; to: BankAccount; reason: string }): Promise<TransferReport>;
  findTransfer(reference: string): Promise<TransferReport>;
  /** What lies with the provider, in minor units by currency. */
  findBalances(): Promise<ReadonlyMap<string, bigint>>;
  /** What a webhook says, or undefined when its signature does not fit its bytes. */
  readEvent(body: Buffer, signature: string | undefined): CardEvent | 'unknown' | undefined;
};
