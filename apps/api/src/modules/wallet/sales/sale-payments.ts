import type { Currency } from '@waybill/contract/money';
import type { BuyerPayWay } from '@waybill/contract/sales/enums';
import { brokenConstraint, type Db, transact } from '../../../platform/db/database.ts';
import { settlePayment } from '../commands/settle-payment.ts';
import { findPlace } from '../commands/start-payment.ts';
import type { WalletContext } from '../context.ts';
import { keyFor } from '../ledger/transfer.ts';
import { newReference } from '../references.ts';
import { orProviderDown } from '../routes/provider-down.ts';
import { listArrivals } from '../storage/arrivals.ts';
import { insertPayer } from '../storage/payers.ts';
import {
  findPaymentByKey,
  findPaymentOfPayer,
  insertPayment,
  listLivePaymentsOfPayer,
  type SalePayment,
} from '../storage/payments.ts';

export type NewSalePayment = {
  readonly saleId: string;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly way: BuyerPayWay;
  /** The path of our own page that a card's page or PayPal's leads back to. */
  readonly returnPath: string;
  readonly idempotencyKey: string;
};

/** A buyer's payment and what has come for it, in minor units. */
export type SalePaymentView = {
  readonly reference: string;
  readonly way: BuyerPayWay;
  /** `part`: the rest is missing. `over`: its time is over, and what came goes back. */
  readonly state: 'waiting' | 'part' | 'paid' | 'over';
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly receivedMinor: bigint;
  readonly missingMinor: bigint;
  readonly returningMinor: bigint;
  readonly accountNumber: string | null;
  readonly bankName: string | null;
  readonly accountName: string | null;
  readonly authorizationUrl: string | null;
  readonly dateExpires: Date | null;
  readonly wasRejected: boolean;
};

/**
 * Begins a payment of somebody without an account: an account that is there for it alone, or the page of the card provider or PayPal. The same key
 * answers the same again. Its amount is fixed: what does not fit goes back by itself.
 */
export async function startSalePayment(context: WalletContext, input: NewSalePayment): Promise<SalePaymentView> {
  const { buyerId, amountMinor, way, returnPath } = input;
  const requestKey = keyFor(`${buyerId} payment`, input.idempotencyKey);
  const requestHash = keyFor('payment', `sale ${input.saleId} ${amountMinor} ${way}`);
  const payment =
    (await findPaymentByKey(context.db, requestKey)) ?? (await writeDown(context, input, { requestKey, requestHash }));
  const person = { email: addressOf(context, buyerId), returnTo: `${context.publicUrl}${returnPath}` };
  await findPlace(context, payment, person, { requestKey, requestHash });
  const placed = await findPaymentByKey(context.db, requestKey);
  if (placed?.purpose !== 'sale') throw new Error('A payment of a buyer is none');
  return viewOf(context.db, placed);
}

type Names = { readonly requestKey: string; readonly requestHash: string };

async function writeDown(context: WalletContext, input: NewSalePayment, names: Names) {
  const { saleId, buyerId, sellerId, currency, amountMinor, way } = input;
  try {
    await transact(context.db, async (tx) => {
      await insertPayer(tx, { id: buyerId, saleId, userId: sellerId, currency });
      insertPayment(tx, {
        ...names,
        reference: newReference(),
        userId: sellerId,
        payerId: buyerId,
        saleId,
        provider: way === 'paypal' ? 'paypal' : 'paystack',
        way: way === 'transfer' ? 'transfer' : 'page',
        purpose: 'sale',
        currency,
        amountMinor,
        credits: null,
        transactionId: null,
      });
    });
  } catch (error) {
    // A parallel copy of this request has stored the payment.
    if (brokenConstraint(error) !== 'payment_request_key_key') throw error;
  }
  const written = await findPaymentByKey(context.db, names.requestKey);
  if (!written) throw new Error('A payment was not written down');
  return written;
}

/** Card providers want an address of everybody. Buyers have none here, and nobody reads what is sent to this one. */
function addressOf({ publicUrl }: WalletContext, buyerId: string): string {
  const { hostname } = new URL(publicUrl);
  return `${buyerId.toLowerCase().replace('_', '-')}@buyers.${/\.[a-z]+$/.test(hostname) ? hostname : 'waybill.example'}`;
}

/** What a buyer pays or has paid with, and what has come; undefined before they begin. */
export async function findSalePayment(db: Db, buyerId: string): Promise<SalePaymentView | undefined> {
  const payment = await findPaymentOfPayer(db, buyerId);
  return payment && viewOf(db, payment);
}

/** Asks the provider what has come for all that a buyer has begun to pay: each is booked once, whoever asks first. */
export async function verifySalePayment(context: WalletContext, buyerId: string): Promise<SalePaymentView | undefined> {
  for (const { reference } of await listLivePaymentsOfPayer(context.db, buyerId))
    await orProviderDown(settlePayment(context, reference));
  return findSalePayment(context.db, buyerId);
}

async function viewOf(db: Db, payment: SalePayment): Promise<SalePaymentView> {
  const arrivals = await listArrivals(db, payment.reference);
  const sum = (of: (arrival: (typeof arrivals)[number]) => string) =>
    arrivals.reduce((total, arrival) => total + BigInt(of(arrival)), 0n);
  const kept = sum((each) => (each.creditedMinor === '0' && each.returnState === 'none' ? each.amountMinor : '0'));
  const amountMinor = BigInt(payment.amountMinor);
  const isPaid = payment.state === 'settled';
  return {
    reference: payment.reference,
    way: payment.way === 'transfer' ? 'transfer' : payment.provider === 'paypal' ? 'paypal' : 'card',
    state: isPaid ? 'paid' : payment.state !== 'open' ? 'over' : kept > 0n ? 'part' : 'waiting',
    currency: payment.currency,
    amountMinor,
    receivedMinor: payment.way === 'page' && isPaid ? amountMinor : sum((each) => each.amountMinor),
    missingMinor: payment.state === 'open' ? amountMinor - kept : 0n,
    returningMinor: sum((each) => each.returnMinor),
    accountNumber: payment.accountNumber,
    bankName: payment.bankName,
    accountName: payment.accountName,
    authorizationUrl: payment.payAt,
    dateExpires: payment.expiresAt,
    wasRejected: payment.state === 'open' && payment.rejectedAt !== null,
  };
}
