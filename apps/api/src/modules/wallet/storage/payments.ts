import type { Currency } from '@waybill/contract/money';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { TransferAccount } from '../../../providers/bank-transfers/port.ts';

type PaymentFacts = {
  readonly reference: string;
  /** Of a sale: the seller. */
  readonly userId: string;
  readonly provider: 'paystack' | 'paypal';
  readonly currency: Currency;
  readonly amountMinor: string;
  readonly credits: number | null;
  readonly providerId: string | null;
  readonly payAt: string | null;
  readonly state: 'open' | 'settled' | 'failed' | 'quarantined' | 'refused';
  readonly returnedMinor: string;
  readonly requestHash: string;
  /** Older than three days: no payer comes back after that. */
  readonly isStale: boolean;
  /** How it is paid: on a page of the provider's, or by a transfer to an account that is there for it alone. */
  readonly way: 'page' | 'transfer';
  readonly accountNumber: string | null;
  readonly bankName: string | null;
  readonly accountName: string | null;
  readonly expiresAt: Date | null;
  /** When the provider last refused a transfer of another amount. */
  readonly rejectedAt: Date | null;
  /** The account expired a minute ago, so that the provider knows by now whatever came in time; or none was ever given. */
  readonly isOver: boolean;
};

/** A member's own payment, with its line in their history. */
export type MemberPayment = PaymentFacts & {
  readonly purpose: 'top-up' | 'credits';
  readonly transactionId: string;
  readonly payerId: null;
  readonly saleId: null;
};
/** A buyer's: in nobody's history. */
export type SalePayment = PaymentFacts & {
  readonly purpose: 'sale';
  readonly transactionId: null;
  readonly payerId: string;
  readonly saleId: string;
};
export type Payment = MemberPayment | SalePayment;

const columns = (db: Db) =>
  db`reference, user_id, provider, purpose, currency, amount_minor, credits, provider_id, pay_at, state, returned_minor, request_hash, transaction_id, payer_id, sale_id,
     created_at < now() - interval '3 days' as is_stale, way, account_number, bank_name, account_name, expires_at, rejected_at,
     coalesce(expires_at < now() - interval '1 minute', way = 'transfer' and created_at < now() - interval '1 hour') as is_over`;

export type NewPayment = Pick<Payment, 'reference' | 'userId' | 'provider' | 'currency' | 'credits' | 'requestHash'> & {
  readonly purpose: Payment['purpose'];
  readonly transactionId: string | null;
  readonly payerId?: string;
  readonly saleId?: string;
  readonly way?: Payment['way'];
  readonly amountMinor: bigint;
  readonly requestKey: string;
  /** When it was asked for, if not now. */
  readonly createdAt?: Date;
};

export function insertPayment(tx: Tx, payment: NewPayment): void {
  tx.write(tx`insert into payment ${tx({ ...payment, amountMinor: String(payment.amountMinor) })}`);
}

export async function findPaymentByKey(db: Db, requestKey: string): Promise<Payment | undefined> {
  const [row] = await db<Payment[]>`select ${columns(db)} from payment where request_key = ${requestKey}`;
  return row;
}

export async function findPayment(db: Db, reference: string): Promise<Payment | undefined> {
  const [row] = await db<Payment[]>`select ${columns(db)} from payment where reference = ${reference}`;
  return row;
}

/** What a buyer pays or has paid with: what is paid, or else the newest that they began. */
export async function findPaymentOfPayer(db: Db, payerId: string): Promise<SalePayment | undefined> {
  const [row] = await db<SalePayment[]>`
    select ${columns(db)} from payment where payer_id = ${payerId} and (pay_at is not null or account_number is not null)
    order by state = 'settled' desc, case when state = 'settled' then created_at end, created_at desc limit 1`;
  return row;
}

/** What a buyer has begun to pay and may still be paid, or paid again. */
export async function listLivePaymentsOfPayer(db: Db, payerId: string): Promise<{ reference: string }[]> {
  return db<{ reference: string }[]>`
    select reference from payment
    where payer_id = ${payerId} and (pay_at is not null or account_number is not null) and state in ('open', 'failed')
      and created_at > now() - interval '3 days'
    order by created_at desc limit 5`;
}

/** Payments by transfer that still wait for money, the newest first. */
export async function listWaitingTransfers(db: Db, userId: string): Promise<MemberPayment[]> {
  return db<MemberPayment[]>`
    select ${columns(db)} from payment
    where user_id = ${userId} and purpose <> 'sale' and way = 'transfer' and state = 'open' and account_number is not null and created_at > now() - interval '3 days'
    order by created_at desc limit 10`;
}

/** A provider's names for a payment: our reference, the provider's id, or its id of the charge. */
export type PaymentNames = { readonly reference?: string; readonly providerId?: string; readonly chargeId?: string };

export async function findPaymentNamed(db: Db, provider: string, names: PaymentNames): Promise<Payment | undefined> {
  const { reference = null, providerId = null, chargeId = null } = names;
  const [row] = await db<Payment[]>`
    select ${columns(db)} from payment
    where provider = ${provider} and (reference = ${reference} or provider_id = ${providerId} or charge_id = ${chargeId}) limit 1`;
  return row;
}

/** Locks a payment before it is settled: of any number of reports one settles it. */
export async function lockPayment(tx: Tx, reference: string): Promise<Payment | undefined> {
  const [row] = await tx<Payment[]>`select ${columns(tx)} from payment where reference = ${reference} for update`;
  return row;
}

export type Claim = { readonly transactionId: string | null; readonly reference: string; readonly tries: number };

/**
 * Claims the right to ask the provider, for one caller at a time. The claim lasts longer than any call to a provider may take;
 * after that another caller succeeds one that died.
 */
export async function claimPayment(tx: Tx, requestKey: string): Promise<Claim | undefined> {
  const [row] = await tx<Claim[]>`
    update payment set claimed_at = now(), tries = tries + 1
    where request_key = ${requestKey} and state = 'open' and pay_at is null and account_number is null and coalesce(claimed_at, '-infinity') < now() - interval '30 seconds'
    returning transaction_id, reference, tries`;
  return row;
}

export function renamePayment(tx: Tx, reference: string, newReference: string): void {
  tx.write(tx`update payment set reference = ${newReference} where reference = ${reference}`);
}

/** The provider did not take it: the next caller need not wait for the claim to run out. */
export function dropClaim(tx: Tx, { reference, tries }: Claim): void {
  tx.write(tx`update payment set claimed_at = null where reference = ${reference} and tries = ${tries}`);
}

/** False when somebody else has taken over since: then this page is nobody's, and must not be shown. */
export async function rememberWhereToPay(
  tx: Tx,
  { reference, tries }: Claim,
  payAt: string,
  providerId: string | null,
): Promise<boolean> {
  const { count } = await tx`
    update payment set pay_at = ${payAt}, provider_id = ${providerId}, claimed_at = null
    where reference = ${reference} and tries = ${tries} and pay_at is null`;
  return count === 1;
}

/** False when somebody else has taken over since: then this account is nobody's, and must not be shown. */
export async function rememberAccount(tx: Tx, { reference, tries }: Claim, account: TransferAccount): Promise<boolean> {
  const { count } = await tx`
    update payment set ${tx(account)}, claimed_at = null
    where reference = ${reference} and tries = ${tries} and account_number is null`;
  return count === 1;
}

/** The provider sends a transfer of another amount back by itself: nothing moves here, but the person should hear of it. */
export function markRejected(tx: Tx, reference: string): void {
  tx.write(tx`update payment set rejected_at = now() where reference = ${reference}`);
}

export function setPaymentState(tx: Tx, reference: string, state: Payment['state']): void {
  tx.write(tx`update payment set state = ${state}, checked_at = now() where reference = ${reference}`);
}

export function rememberCharge(tx: Tx, reference: string, chargeId: string): void {
  tx.write(tx`update payment set charge_id = ${chargeId} where reference = ${reference}`);
}

/** Stores the amount that was paid instead of the agreed one, for staff. */
export function rememberPaid(tx: Tx, reference: string, paidMinor: bigint, paidCurrency: string): void {
  tx.write(
    tx`update payment set paid_minor = ${String(paidMinor)}, paid_currency = ${paidCurrency} where reference = ${reference}`,
  );
}

export type Paid = Pick<Payment, 'purpose'> & {
  /** Null when it is none that a wallet can hold. */
  readonly paidCurrency: Currency | null;
};

export async function findPaid(db: Db, reference: string): Promise<Paid | undefined> {
  const [row] = await db<Paid[]>`
    select purpose, case when paid_currency in ('NGN', 'USD') and paid_minor > 0 then paid_currency end as paid_currency
    from payment where reference = ${reference}`;
  return row;
}

/** From now on what was paid is what was agreed. */
export async function agreeToPaid(tx: Tx, reference: string): Promise<MemberPayment> {
  const [row] = await tx<MemberPayment[]>`
    update payment set amount_minor = paid_minor, currency = paid_currency where reference = ${reference} and purpose = 'top-up'
    returning ${columns(tx)}`;
  if (!row) throw new Error('A payment is gone');
  return row;
}

/** False when there is none. */
export async function closeDispute(tx: Tx, reference: string): Promise<boolean> {
  const { count } = await tx`update payment set disputed_at = null where reference = ${reference} and disputed_at is not null`;
  return count === 1;
}

export function rememberReturned(tx: Tx, reference: string, returnedMinor: bigint): void {
  tx.write(tx`update payment set returned_minor = ${String(returnedMinor)} where reference = ${reference}`);
}

export function markDisputed(tx: Tx, reference: string): void {
  tx.write(tx`update payment set disputed_at = coalesce(disputed_at, now()) where reference = ${reference}`);
}

/**
 * Payments nobody has reported for a while, oldest first; each is asked after less and less often. What failed is
 * asked after for three days, what is open until it ends, what is paid by transfer for three days whatever came already.
 */
export async function listUnreportedPayments(db: Db): Promise<{ reference: string }[]> {
  const isDue = db`created_at < now() - interval '2 minutes'
    and coalesce(checked_at, created_at) < now() - greatest(interval '2 minutes', least(interval '12 hours', (now() - created_at) / 4))`;
  // An account that has expired is looked at once more at that time, to give back what came if it was not enough.
  const isOver = db`way = 'transfer' and state = 'open' and greatest(checked_at, created_at) < expires_at + interval '1 minute'
    and expires_at < now() - interval '1 minute'`;
  return db<{ reference: string }[]>`
    update payment set checked_at = now() where (${isDue} or ${isOver}) and reference in (
      (select reference from payment where state = 'open' and ${isDue} order by created_at limit 100)
      union all
      (select reference from payment where ${isOver} order by created_at limit 100)
      union all
      (select reference from payment where way = 'transfer' and created_at > now() - interval '3 days' and ${isDue} order by created_at limit 100)
      union all
      (select reference from payment where state = 'failed' and created_at > now() - interval '3 days' and ${isDue} order by created_at limit 100))
    returning reference`;
}
