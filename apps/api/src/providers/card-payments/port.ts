/**
 * The state of a payment at the provider. Only `paid` with the agreed amount and currency is money. `pending`: the payer has
 * paid, and the provider still reviews it.
 */
export type PaymentReport = {
  readonly state: 'open' | 'pending' | 'paid' | 'failed';
  readonly amountMinor: bigint;
  readonly currency: string;
  /** The part of the paid amount that has gone back to the payer since. */
  readonly returnedMinor?: bigint;
  /** The provider's name for the money, where it differs from the name of the payment. */
  readonly chargeId?: string;
};

/** `waiting`: the provider wants a code from staff before it goes on. */
export type TransferReport = {
  readonly state: 'sent' | 'waiting' | 'paid' | 'failed' | 'returned' | 'unknown';
  readonly providerId: string | null;
};

type BankAccount = { readonly bankCode: string; readonly accountNumber: string; readonly accountName: string };

/** An event from the provider, believed because it was signed. It only says where to look. */
export type CardEvent = {
  readonly key: string;
  readonly kind: 'payment' | 'transfer';
  readonly reference: string;
  /** Money may have gone back to the payer. */
  readonly isReturn: boolean;
  readonly isDispute: boolean;
  /** A bank transfer of another amount than agreed was refused by the provider, who sends it back. */
  readonly isRejection?: boolean;
};

/** What is given back of a card payment; `name` is ours, and tells several of one payment apart. */
type CardRefund = { readonly reference: string; readonly amountMinor: bigint; readonly name: string };

/** `refused`: it will not arrive, and asking again does not help. */
type RefundReport = 'under-way' | 'done' | 'refused';

/** Cards in, banks out, in naira. Rejects with ProviderUnavailable when the provider cannot be asked. */
export type CardPaymentsPort = {
  startPayment(payment: {
    reference: string;
    email: string;
    amountMinor: bigint;
    returnTo: string;
    /** Address for a payer who presses Cancel. */
    cancelTo: string;
  }): Promise<{ payAt: string }>;
  findPayment(reference: string): Promise<PaymentReport>;
  /** Gives this much back to the card. Told again with the same name, it says how that stands and gives back nothing more. */
  refund(refund: CardRefund): Promise<RefundReport>;
  /** How a refund stands; undefined when it was never asked for. */
  findRefund(refund: CardRefund): Promise<RefundReport | undefined>;
  listBanks(): Promise<readonly { readonly name: string; readonly code: string }[]>;
  /** The name on the account; undefined when there is no such account. */
  findAccountName(account: { accountNumber: string; bankCode: string }): Promise<string | undefined>;
  /** Told twice with the same reference, the provider pays once. */
  sendTransfer(transfer: { reference: string; amountMinor: bigint; to: BankAccount; reason: string }): Promise<TransferReport>;
  findTransfer(reference: string): Promise<TransferReport>;
  /** Balances at the provider, in minor units by currency. */
  findBalances(): Promise<ReadonlyMap<string, bigint>>;
  /** The event of a webhook, or undefined when its signature does not fit its bytes. */
  readEvent(body: Buffer, signature: string | undefined): CardEvent | 'unknown' | undefined;
};
