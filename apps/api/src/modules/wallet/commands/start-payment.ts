import { setTimeout as sleep } from 'node:timers/promises';
import type { Currency } from '@waybill/contract/money';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import { transferMinutes } from '@waybill/contract/wallet/transfer-view';
import { brokenConstraint, type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import type { TransferAccount } from '../../../providers/bank-transfers/port.ts';
import { ProviderUnavailable } from '../../../providers/provider-unavailable.ts';
import type { WalletContext } from '../context.ts';
import { keyFor } from '../ledger/transfer.ts';
import { inMoney } from '../money-words.ts';
import { newReference } from '../references.ts';
import { keyUsedOtherwise, providerDown, stillUnderWay } from '../refusals.ts';
import { findWalletOwner, type WalletOwner } from '../storage/balances.ts';
import {
  type Claim,
  claimPayment,
  dropClaim,
  findPaymentByKey,
  insertPayment,
  type MemberPayment,
  type Payment,
  rememberAccount,
  rememberWhereToPay,
  renamePayment,
} from '../storage/payments.ts';
import { insertTransaction, renameTransaction } from '../storage/transactions.ts';

export type PaymentInput = {
  readonly provider: 'paystack' | 'paypal';
  readonly way?: Payment['way'];
  readonly purpose: 'top-up' | 'credits';
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly credits: number | null;
  readonly title: string;
};

export type PayablePayment = MemberPayment & { readonly payAt: string };
/** A payment with the account that it waits for money on. */
export type TransferPayment = MemberPayment & {
  readonly accountNumber: string;
  readonly bankName: string;
  readonly accountName: string;
  readonly expiresAt: Date;
};

/**
 * Begins a payment: stored first, then sent to the provider, so that whatever is paid is known here. The same key answers
 * the same page again.
 */
export async function startPayment(
  context: WalletContext,
  userId: string,
  idempotencyKey: string,
  input: PaymentInput,
): Promise<PayablePayment> {
  const payment = await begin(context, userId, idempotencyKey, input);
  if (payment.payAt === null) throw new Error('A payment has no page');
  return { ...payment, payAt: payment.payAt };
}

/** Begins a payment by bank transfer: the same, with an account instead of a page. */
export async function startTransfer(
  context: WalletContext,
  userId: string,
  idempotencyKey: string,
  input: Omit<PaymentInput, 'provider' | 'way' | 'currency'>,
): Promise<TransferPayment> {
  const given = { ...input, provider: 'paystack', way: 'transfer', currency: 'NGN' } as const;
  return withAccount(await begin(context, userId, idempotencyKey, given));
}

export function withAccount(payment: MemberPayment): TransferPayment {
  const { accountNumber, bankName, accountName, expiresAt } = payment;
  if (accountNumber === null || bankName === null || accountName === null || expiresAt === null)
    throw new Error('A payment by transfer has no account');
  return { ...payment, accountNumber, bankName, accountName, expiresAt };
}

async function begin(
  context: WalletContext,
  userId: string,
  idempotencyKey: string,
  input: PaymentInput,
): Promise<MemberPayment> {
  const owner = await findWalletOwner(context.db, userId);
  if (!owner) throw new Problem('session_ended', 'This account is gone.');
  const requestKey = keyFor(`${userId} payment`, idempotencyKey);
  const requestHash = keyFor(
    'payment',
    [input.provider, input.purpose, input.currency, input.amountMinor, input.credits, ...(input.way ? [input.way] : [])].join(
      ' ',
    ),
  );
  let payment = await findPaymentByKey(context.db, requestKey);
  if (!payment) {
    if (input.purpose === 'top-up') checkTopUpLimits(context, owner, input);
    payment = await writeDown(context, userId, input, { requestKey, requestHash });
  }
  const place = { email: owner.email, returnTo: `${context.publicUrl}/paystack-success` };
  const found = await findPlace(context, payment, place, { requestKey, requestHash });
  if (found.purpose === 'sale') throw keyUsedOtherwise();
  return found;
}

export type RequestOf = { readonly requestKey: string; readonly requestHash: string };

/** What the provider is told of whoever pays, and where its page leads back to. */
type PayingPerson = { readonly email: string; readonly returnTo: string };

/** The payment with where it is paid: as it was answered before, or asked of the provider now. */
export async function findPlace(
  context: WalletContext,
  payment: Payment,
  person: PayingPerson,
  { requestKey, requestHash }: RequestOf,
): Promise<Payment> {
  if (payment.requestHash !== requestHash) throw keyUsedOtherwise();
  if (isPayable(payment)) return payment;
  return askProvider(context, payment, person, requestKey);
}

const isPayable = ({ payAt, accountNumber }: Payment) => payAt !== null || accountNumber !== null;

function checkTopUpLimits(context: WalletContext, owner: WalletOwner, { amountMinor, currency }: PaymentInput): void {
  const limits = context.walletLimits.topUp[currency];
  const largest = owner.isKycCompleted ? limits.largestChecked : limits.largestUnchecked;
  if (amountMinor < limits.smallest) {
    throw new Problem('amount_out_of_limits', `The smallest top-up is ${inMoney(limits.smallest, currency)}.`, {
      field: 'amount',
    });
  }
  if (amountMinor > largest) {
    const hint = owner.isKycCompleted ? '' : ' With a checked identity it can be more.';
    throw new Problem('amount_out_of_limits', `The largest top-up is ${inMoney(largest, currency)}.${hint}`, { field: 'amount' });
  }
}

async function writeDown(
  context: WalletContext,
  userId: string,
  input: PaymentInput,
  { requestKey, requestHash }: { readonly requestKey: string; readonly requestHash: string },
): Promise<Payment> {
  const reference = newReference();
  const transactionId = newId('transaction');
  try {
    await transact(context.db, async (tx) => {
      insertTransaction(tx, {
        id: transactionId,
        userId,
        kind: input.purpose,
        direction: input.purpose === 'top-up' ? 'in' : 'out',
        currency: input.currency,
        amountMinor: input.amountMinor,
        status: transactionStatus.Pending,
        title: input.title,
        detail: input.way === 'transfer' ? 'We are waiting for your transfer.' : 'We are waiting for the payment provider.',
        reference,
      });
      const { provider, way = 'page', purpose, currency, amountMinor, credits } = input;
      insertPayment(tx, {
        reference,
        userId,
        provider,
        way,
        purpose,
        currency,
        amountMinor,
        credits,
        requestKey,
        requestHash,
        transactionId,
      });
    });
  } catch (error) {
    // A parallel copy of this request has stored the payment.
    if (brokenConstraint(error) !== 'payment_request_key_key') throw error;
  }
  const written = await findPaymentByKey(context.db, requestKey);
  if (!written) throw new Error('A payment was not written down');
  return written;
}

/** One caller asks the provider for a page or an account; parallel callers are given the same. */
async function askProvider(context: WalletContext, payment: Payment, person: PayingPerson, requestKey: string): Promise<Payment> {
  const claim = await transact(context.db, (tx) => takeClaim(tx, requestKey));
  if (!claim) return waitForOther(context, requestKey);
  try {
    const found = await askForPlace(context, payment, person, claim);
    return found ? { ...payment, ...found, reference: claim.reference } : waitForOther(context, requestKey);
  } catch (error) {
    await transact(context.db, (tx) => dropClaim(tx, claim));
    if (error instanceof ProviderUnavailable) throw providerDown(error);
    throw error;
  }
}

/** An earlier try may have reached the provider without our seeing its answer: it knows that name, so this try gets another. */
async function takeClaim(tx: Tx, requestKey: string): Promise<Claim | undefined> {
  const claim = await claimPayment(tx, requestKey);
  if (!claim || claim.tries === 1) return claim;
  const reference = newReference();
  renamePayment(tx, claim.reference, reference);
  if (claim.transactionId !== null) renameTransaction(tx, claim.transactionId, reference);
  return { ...claim, reference };
}

async function waitForOther(context: WalletContext, requestKey: string): Promise<Payment> {
  for (let look = 0; look < 12; look += 1) {
    const payment = await findPaymentByKey(context.db, requestKey);
    if (payment && isPayable(payment)) return payment;
    if (payment?.state !== 'open') throw new Problem('key_used_otherwise', 'This payment was given up. Please start a new one.');
    await sleep(250);
  }
  throw stillUnderWay();
}

/** Undefined when another caller has taken over since, and its place is the one to show. */
async function askForPlace(
  context: WalletContext,
  payment: Payment,
  person: PayingPerson,
  claim: Claim,
): Promise<Partial<Pick<Payment, 'payAt' | 'providerId' | keyof TransferAccount>> | undefined> {
  if (payment.way === 'page') {
    const { payAt, providerId } = await askForPage(context, payment, person, claim.reference);
    const isOurs = await transact(context.db, (tx) => rememberWhereToPay(tx, claim, payAt, providerId));
    return isOurs ? { payAt, providerId } : undefined;
  }
  const account = await context.transfers.openAccount({
    reference: claim.reference,
    email: person.email,
    amountMinor: BigInt(payment.amountMinor),
    expiresAt: new Date(Date.now() + transferMinutes * 60_000),
  });
  const isOurs = await transact(context.db, (tx) => rememberAccount(tx, claim, account));
  return isOurs ? account : undefined;
}

async function askForPage(
  context: WalletContext,
  payment: Payment,
  { email, returnTo }: PayingPerson,
  reference: string,
): Promise<{ payAt: string; providerId: string | null }> {
  const amountMinor = BigInt(payment.amountMinor);
  const cancelled = new URL(returnTo);
  if (payment.purpose !== 'sale') cancelled.searchParams.set('reference', reference);
  cancelled.searchParams.set('cancelled', '1');
  cancelled.searchParams.delete('paid');
  if (payment.provider === 'paystack') {
    return {
      ...(await context.cards.startPayment({ reference, email, amountMinor, returnTo, cancelTo: cancelled.href })),
      providerId: null,
    };
  }
  const inWallet = (outcome: string) => `${context.publicUrl}/wallet/intl?paypal=${outcome}`;
  const addresses =
    payment.purpose === 'sale'
      ? { returnTo, cancelTo: cancelled.href }
      : { returnTo: inWallet('approved'), cancelTo: inWallet('cancelled') };
  const { orderId, approveAt } = await context.paypal.createOrder({ reference, amountMinor, currency: 'USD', ...addresses });
  return { payAt: approveAt, providerId: orderId };
}
