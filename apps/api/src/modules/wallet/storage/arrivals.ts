import type { Currency } from '@waybill/contract/money';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** A transfer that came to the account of a payment. */
export type Arrival = {
  readonly provider: 'paystack' | 'paypal';
  readonly arrivalId: string;
  readonly reference: string;
  readonly userId: string;
  readonly currency: Currency;
  readonly amountMinor: string;
  readonly creditedMinor: string;
  /** What the provider took from us again of it; kept for those to a buyer's payment. */
  readonly takenBackMinor: string;
  readonly returnMinor: string;
  readonly returnState: 'none' | 'due' | 'done' | 'stuck';
};

const columns = (db: Db) =>
  db`provider, arrival_id, reference, user_id, currency, amount_minor, credited_minor, taken_back_minor, return_minor, return_state`;

export type ArrivalKey = Pick<Arrival, 'provider' | 'arrivalId'>;

export type NewArrival = Omit<Arrival, 'amountMinor' | 'creditedMinor' | 'takenBackMinor' | 'returnMinor' | 'returnState'> & {
  readonly amountMinor: bigint;
  readonly creditedMinor: bigint;
  readonly returnMinor: bigint;
  readonly senderName: string | null;
  readonly arrivedAt: Date;
};

export function insertArrival(tx: Tx, { amountMinor, creditedMinor, returnMinor, ...arrival }: NewArrival): void {
  const amounts = {
    amountMinor: String(amountMinor),
    creditedMinor: String(creditedMinor),
    returnMinor: String(returnMinor),
    returnState: returnMinor > 0n ? 'due' : 'none',
  };
  tx.write(tx`insert into payment_arrival ${tx({ ...arrival, ...amounts })}`);
}

export async function listArrivals(db: Db, reference: string): Promise<Arrival[]> {
  return db<Arrival[]>`select ${columns(db)} from payment_arrival where reference = ${reference} order by arrived_at, arrival_id`;
}

export async function findArrival(db: Db, { provider, arrivalId }: ArrivalKey): Promise<Arrival | undefined> {
  const [row] = await db<Arrival[]>`
    select ${columns(db)} from payment_arrival where provider = ${provider} and arrival_id = ${arrivalId}`;
  return row;
}

/** The price is there: what waited for the rest is credited. */
export function creditKept(tx: Tx, reference: string): void {
  tx.write(tx`
    update payment_arrival set credited_minor = amount_minor - return_minor where reference = ${reference} and return_state = 'none'`);
}

export function setTakenBack(tx: Tx, { provider, arrivalId }: ArrivalKey, takenBackMinor: bigint): void {
  tx.write(tx`
    update payment_arrival set taken_back_minor = ${String(takenBackMinor)} where provider = ${provider} and arrival_id = ${arrivalId}`);
}

/** The rest did not come in time: what waited for it is to be given back. */
export async function returnKept(tx: Tx, reference: string): Promise<Arrival[]> {
  return tx<Arrival[]>`
    update payment_arrival set return_minor = amount_minor, return_state = 'due'
    where reference = ${reference} and credited_minor = 0 and return_state = 'none' returning ${columns(tx)}`;
}

/** Claims the giving back of a transfer, for one worker at a time. */
export async function claimGiveBack(tx: Tx, { provider, arrivalId }: ArrivalKey): Promise<Arrival | undefined> {
  const [row] = await tx<Arrival[]>`
    update payment_arrival set sending_until = now() + interval '2 minutes'
    where provider = ${provider} and arrival_id = ${arrivalId} and return_state = 'due' and coalesce(sending_until, '-infinity') < now()
    returning ${columns(tx)}`;
  return row;
}

/** The provider is at it, and tells of its end: it is asked again after a while, so that nobody waits behind it. */
export function restGiveBack(tx: Tx, { provider, arrivalId }: ArrivalKey): void {
  tx.write(tx`
    update payment_arrival set sending_until = now() + interval '10 minutes'
    where provider = ${provider} and arrival_id = ${arrivalId}`);
}

/** False when it was decided before. */
export async function setReturnState(
  tx: Tx,
  { provider, arrivalId }: ArrivalKey,
  from: Arrival['returnState'],
  to: Arrival['returnState'],
): Promise<boolean> {
  const { count } = await tx`
    update payment_arrival set return_state = ${to}
    where provider = ${provider} and arrival_id = ${arrivalId} and return_state = ${from}`;
  return count === 1;
}

/** Staff let its sender have it here after all. */
export function creditStuck(tx: Tx, { provider, arrivalId }: ArrivalKey): void {
  tx.write(tx`
    update payment_arrival set credited_minor = credited_minor + return_minor, return_minor = 0, return_state = 'none'
    where provider = ${provider} and arrival_id = ${arrivalId}`);
}

/** The oldest first. */
export async function listDueReturns(db: Db): Promise<ArrivalKey[]> {
  return db<ArrivalKey[]>`
    select provider, arrival_id from payment_arrival
    where return_state = 'due' and coalesce(sending_until, '-infinity') < now() order by created_at limit 100`;
}
