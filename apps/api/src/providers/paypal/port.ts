import type { PaymentReport } from '../card-payments/port.ts';

export type PaypalPayoutReport = {
  readonly state: 'sent' | 'paid' | 'unclaimed' | 'returned' | 'unknown';
  readonly providerId: string | null;
};

/** An event from PayPal, believed because it was signed. It only says where to look. */
export type PaypalEvent = {
  readonly key: string;
  /** Money may have gone back to the payer. */
  readonly isReturn: boolean;
  readonly isDispute: boolean;
} & (
  | {
      readonly kind: 'order';
      readonly reference: string | undefined;
      readonly names: { readonly reference?: string; readonly providerId?: string; readonly chargeId?: string };
    }
  | { readonly kind: 'payout'; readonly reference: string }
);

/** What is given back of a captured order; `name` is ours, and tells several of one order apart. */
type PaypalRefund = { readonly orderId: string; readonly amountMinor: bigint; readonly name: string };

/** `refused`: it will not arrive, and asking again does not help. */
export type PaypalRefundReport = 'under-way' | 'done' | 'refused';

export type PaypalCapture = PaymentReport & { readonly refusal?: 'not-approved' | 'declined' };

/** Orders in, payouts out, in dollars. Rejects with ProviderUnavailable when PayPal cannot be asked. */
export type PaypalPort = {
  createOrder(order: {
    reference: string;
    amountMinor: bigint;
    currency: 'USD';
    returnTo: string;
    cancelTo: string;
  }): Promise<{ orderId: string; approveAt: string }>;
  /** Captures once, however often it is asked. */
  captureOrder(orderId: string): Promise<PaypalCapture>;
  findOrder(orderId: string): Promise<PaypalCapture>;
  /** Gives this much back to the payer. Told again with the same name, it says how that stands and gives back nothing more. */
  refund(refund: PaypalRefund): Promise<PaypalRefundReport>;
  /** How a refund stands; undefined when it was never asked for. */
  findRefund(refund: PaypalRefund): Promise<PaypalRefundReport | undefined>;
  sendPayout(payout: { reference: string; amountMinor: bigint; currency: 'USD'; email: string }): Promise<PaypalPayoutReport>;
  findPayout(providerId: string): Promise<PaypalPayoutReport>;
  /** Balances at PayPal, in minor units by currency. An account may not be allowed to ask, which is as if it did not answer. */
  findBalances(): Promise<ReadonlyMap<string, bigint>>;
  /** The event of a webhook, or undefined when its signature does not fit its bytes. */
  readEvent(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<PaypalEvent | 'unknown' | undefined>;
};
