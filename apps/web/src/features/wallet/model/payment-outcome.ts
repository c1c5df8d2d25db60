import { ApiProblem } from '@waybill/client/failures';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import type { TransactionView } from '@waybill/contract/wallet/transaction-view';

export type PaymentOutcome =
  | { readonly state: 'asking' }
  | { readonly state: 'paid' | 'waiting'; readonly transaction: TransactionView }
  | { readonly state: 'failed'; readonly transaction?: TransactionView }
  /** Not approved at the provider: left, cancelled or still open there. */
  | { readonly state: 'unapproved' }
  /** Nobody knows it, or it belongs to somebody else: we do not say which. */
  | { readonly state: 'unknown' }
  | { readonly state: 'unreachable'; readonly message: string };

type Answer = { readonly data?: TransactionView | undefined; readonly error: Error | null };

const codes: Readonly<Record<string, PaymentOutcome>> = {
  not_found: { state: 'unknown' },
  invalid_input: { state: 'unknown' },
  payment_not_approved: { state: 'unapproved' },
  payment_declined: { state: 'failed' },
};

/** The outcome of a payment by our own books; the provider’s word in the address counts for nothing. */
export function paymentOutcome({ data, error }: Answer): PaymentOutcome {
  // An answer that came before counts for more than a later one that did not come.
  if (data && data.status === transactionStatus.Successful) return { state: 'paid', transaction: data };
  if (data && data.status !== transactionStatus.Pending) return { state: 'failed', transaction: data };
  if (error) {
    const known = error instanceof ApiProblem ? codes[error.code] : undefined;
    return known ?? { state: 'unreachable', message: error.message };
  }
  return data ? { state: 'waiting', transaction: data } : { state: 'asking' };
}
