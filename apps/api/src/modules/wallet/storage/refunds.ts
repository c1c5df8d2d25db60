import type { Currency } from '@waybill/contract/money';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** What goes back to a buyer of one transfer or card payment. */
export type Refund = {
  readonly id: string;
  readonly payerId: string;
  readonly reference: string;
  readonly provider: 'paystack' | 'paypal';
  /** The transfer it is of; null for a payment by card. */
  readonly arrivalId: string | null;
  readonly currency: Currency;
  readonly amountMinor: string;
  readonly reason: string;
  readonly state: 'due' | 'done' | 'stuck';
  /** The provider’s own name for the payment, where it has one. */
  readonly providerId: string | null;
};

const columns = (db: Db) => db`
  id, payer_id, reference, provider, arrival_id, currency, amount_minor, reason, state,
  (select provider_id from payment where payment.reference = refund.reference) as provider_id`;

export type NewRefund = Omit<Refund, 'amountMinor' | 'state' | 'providerId'> & { readonly amountMinor: bigint };

export function insertRefund(tx: Tx, { amountMinor, ...refund }: NewRefund): void {
  tx.write(tx`insert into refund ${tx({ ...refund, amountMinor: String(amountMinor) })}`);
}

/** Where money of a payer came from, and how much of it can still go back there. */
export type Origin = Pick<Refund, 'reference' | 'provider' | 'arrivalId'> & { readonly leftMinor: string };

/** The newest first. */
export async function listOrigins(db: Db, payerId: string): Promise<Origin[]> {
  return db<Origin[]>`
    select reference, provider, arrival_id, left_minor from (
      select payment.reference, arrival.provider, arrival_id, arrival.created_at, credited_minor - taken_back_minor - coalesce((
        select sum(amount_minor) from refund where refund.provider = arrival.provider and refund.arrival_id = arrival.arrival_id), 0) as left_minor
      from payment join payment_arrival as arrival on arrival.reference = payment.reference where payer_id = ${payerId}
      union all
      select reference, provider, null, created_at, amount_minor - returned_minor - coalesce((
        select sum(amount_minor) from refund where refund.reference = payment.reference), 0)
      from payment where payer_id = ${payerId} and way = 'page' and state = 'settled') as origin
    where left_minor > 0 order by created_at desc, reference, arrival_id`;
}

/** What we have the provider give back of one transfer or card payment, however that stands. */
export async function sumRefunds(db: Db, { reference, arrivalId }: Pick<Refund, 'reference' | 'arrivalId'>): Promise<bigint> {
  const [row] = await db<{ sum: string }[]>`
    select coalesce(sum(amount_minor), 0) as sum from refund where reference = ${reference} and arrival_id is not distinct from ${arrivalId} and not is_by_hand`;
  return BigInt(row?.sum ?? 0);
}

export async function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  const [row] = await db<Refund[]>`select ${columns(db)} from refund where id = ${id}`;
  return row;
}

export async function lockRefund(tx: Tx, id: string): Promise<Refund | undefined> {
  const [row] = await tx<Refund[]>`select ${columns(tx)} from refund where id = ${id} for update`;
  return row;
}

export async function listUnfinishedRefunds(db: Db, reference: string): Promise<Refund[]> {
  return db<Refund[]>`select ${columns(db)} from refund where reference = ${reference} and state <> 'done' order by id`;
}

/** What is on its way back of one transfer or card payment, locked. */
export async function lockUnfinishedRefunds(
  tx: Tx,
  { reference, arrivalId }: Pick<Refund, 'reference' | 'arrivalId'>,
): Promise<Refund[]> {
  return tx<Refund[]>`
    select ${columns(tx)} from refund
    where reference = ${reference} and arrival_id is not distinct from ${arrivalId} and state <> 'done' order by id for update`;
}

export function setByHand(tx: Tx, id: string): void {
  tx.write(tx`update refund set is_by_hand = true where id = ${id}`);
}

/** Claims the giving back, for one worker at a time. */
export async function claimRefund(tx: Tx, id: string): Promise<Refund | undefined> {
  const [row] = await tx<Refund[]>`
    update refund set sending_until = now() + interval '2 minutes'
    where id = ${id} and state = 'due' and coalesce(sending_until, '-infinity') < now() returning ${columns(tx)}`;
  return row;
}

/** The provider is at it, and tells of its end: it is asked again after a while. */
export function restRefund(tx: Tx, id: string): void {
  tx.write(tx`update refund set sending_until = now() + interval '10 minutes' where id = ${id}`);
}

export function setRefundState(tx: Tx, id: string, state: Refund['state']): void {
  tx.write(tx`update refund set state = ${state}, ended_at = case when ${state === 'done'} then now() end where id = ${id}`);
}

/** The oldest first. */
export async function listDueRefunds(db: Db): Promise<{ id: string }[]> {
  return db<{ id: string }[]>`
    select id from refund where state = 'due' and coalesce(sending_until, '-infinity') < now() order by created_at limit 100`;
}

export type ReturnSums = { readonly returningMinor: bigint; readonly returnedMinor: bigint };

/** All that goes back to a payer, and of that what has arrived: refunds, and transfers that did not fit. */
export async function findReturnSums(db: Db, payerId: string): Promise<ReturnSums> {
  const [row] = await db<{ returning: string; returned: string }[]>`
    select coalesce(sum(amount) filter (where not is_done), 0) as returning, coalesce(sum(amount) filter (where is_done), 0) as returned from (
      select amount_minor as amount, state = 'done' as is_done from refund where payer_id = ${payerId}
      union all
      select return_minor, return_state = 'done' from payment_arrival join payment using (reference) where payer_id = ${payerId}) as back`;
  return { returningMinor: BigInt(row?.returning ?? 0), returnedMinor: BigInt(row?.returned ?? 0) };
}
