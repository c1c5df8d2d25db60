import type { Tx } from '../../../platform/db/database.ts';
import { keyFor } from '../ledger/transfer.ts';
import { insertPayer } from '../storage/payers.ts';
import { findPayment, insertPayment } from '../storage/payments.ts';
import { creditSale } from './settle-sale.ts';

/** What a buyer paid by card before this program was there to see it. */
type PastSalePayment = {
  readonly saleId: string;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly amountMinor: bigint;
  readonly at: Date;
};

// Publishes nothing: whoever writes the past down writes down what came of it, too.
const quietly = async () => {};

/** Writes it down as a payment that has settled, booked at its time. Answers its reference. */
export async function recordPastSalePayment(tx: Tx, past: PastSalePayment): Promise<string> {
  const { saleId, buyerId, sellerId, amountMinor, at } = past;
  const reference = `wb-${keyFor('past sale', buyerId).replaceAll('-', '').slice(0, 24)}`;
  await insertPayer(tx, { id: buyerId, saleId, userId: sellerId, currency: 'NGN' });
  insertPayment(tx, {
    reference,
    userId: sellerId,
    payerId: buyerId,
    saleId,
    provider: 'paystack',
    way: 'page',
    purpose: 'sale',
    currency: 'NGN',
    amountMinor,
    credits: null,
    transactionId: null,
    createdAt: at,
    requestKey: keyFor('past sale request', buyerId),
    requestHash: keyFor('past sale details', buyerId),
  });
  const payment = await findPayment(tx, reference);
  if (payment?.purpose !== 'sale') throw new Error(`The payment of ${buyerId} was not written down`);
  await tx`select set_config('waybill.booked_at', ${at.toISOString()}, true)`;
  await creditSale({ publish: quietly }, tx, payment);
  await tx`select set_config('waybill.booked_at', '', true)`;
  return reference;
}
