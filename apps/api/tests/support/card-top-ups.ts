import { startCardTopUp } from '@waybill/contract/wallet/start-card-top-up';
import { verifyCardTopUp } from '@waybill/contract/wallet/verify-card-top-up';
import { newKey } from './money.ts';
import { openPaymentSandbox } from './payment-sandbox.ts';
import type { Person } from './people.ts';
import type { Visitor } from './visitor.ts';

export const startTopUp = (visitor: Visitor, amount: unknown, idempotencyKey: unknown = newKey()) =>
  visitor.call(startCardTopUp, { body: { amount }, idempotencyKey });

export const verifyTopUp = (visitor: Visitor, reference: unknown) => visitor.call(verifyCardTopUp, { body: { reference } });

/** Begun and not yet paid; `page` is where the card is asked for. */
export async function newTopUp(visitor: Visitor, amount: number, key = newKey()) {
  const { reference, authorizationUrl } = (await startTopUp(visitor, amount, key)).result;
  return { reference, page: authorizationUrl, key };
}

type Transaction = {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly customer: { readonly email: string };
};

/** A sandbox of a test file's own, seen from the side of payments by card. */
export async function openCardSandbox() {
  const sandbox = await openPaymentSandbox();
  return {
    ...sandbox,
    /** The person’s transactions at Paystack. */
    async transactionsOf({ details }: Person): Promise<Transaction[]> {
      const { transactions } = (await sandbox.control('GET', 'paystack/transactions')) as { transactions: Transaction[] };
      return transactions.filter(({ customer }) => customer.email === details.email);
    },
  };
}
