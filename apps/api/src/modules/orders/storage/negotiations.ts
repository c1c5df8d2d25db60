import type { Currency } from '@waybill/contract/money';
import { type NegotiationStatus, negotiationStatus } from '@waybill/contract/orders/enums';
import type { Side } from '@waybill/contract/orders/process';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { OrderRow } from './orders.ts';

export type NegotiationRow = {
  readonly id: string;
  readonly seq: string;
  readonly packageId: string;
  readonly senderId: string;
  readonly carrierId: string;
  readonly namedBy: Side;
  readonly currency: Currency;
  readonly amountMinor: string;
  readonly reason: string;
  /** An amount that was not answered in time counts as withdrawn, whether or not the clock has come by. */
  readonly status: NegotiationStatus;
  readonly createdAt: Date;
  readonly openUntil: Date;
  /** Open, or agreed and waiting for the sender's PIN. */
  readonly isLive: boolean;
};

export const isLive = (db: Db) =>
  db`negotiation.status in (0, 2) and negotiation.ended_at is null and negotiation.open_until > now()`;

export const negotiationColumns = (db: Db) => db`
  negotiation.id, negotiation.seq, negotiation.package_id, negotiation.sender_id, negotiation.carrier_id, negotiation.named_by,
  negotiation.currency, negotiation.amount_minor, negotiation.reason, negotiation.created_at, negotiation.open_until,
  case when negotiation.status in (0, 2) and negotiation.ended_at is null and negotiation.open_until <= now() then 4
       else negotiation.status end as status,
  (${isLive(db)}) as is_live`;

/** Lifetime of an amount; agreed on, it waits as long for the sender's PIN. */
const opensFor = (db: Db) => db`now() + interval '24 hours'`;

export type NewNegotiation = Pick<
  NegotiationRow,
  'id' | 'packageId' | 'senderId' | 'carrierId' | 'namedBy' | 'currency' | 'reason'
> & { readonly amountMinor: bigint };

export async function insertNegotiation(tx: Tx, named: NewNegotiation): Promise<NegotiationRow> {
  const [row] = await tx<NegotiationRow[]>`
    insert into negotiation (id, package_id, sender_id, carrier_id, named_by, currency, amount_minor, reason, open_until)
    values (${named.id}, ${named.packageId}, ${named.senderId}, ${named.carrierId}, ${named.namedBy}, ${named.currency},
      ${String(named.amountMinor)}, ${named.reason}, ${opensFor(tx)})
    returning ${negotiationColumns(tx)}`;
  if (!row) throw new Error('An amount was not written');
  return row;
}

/** Whether the side that asked has suggested another fee since, or the two have agreed on one: then that one counts. */
export async function isOutbid(db: Db, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  return (await findOutbid(db, [id])).has(id);
}

/** Outbid requests among these orders. */
export async function findOutbid(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db<{ id: string }[]>`
    select asked.id from delivery_order as asked where asked.id = any(${[...orderIds]}) and exists (
      select from negotiation
      where negotiation.package_id = asked.package_id and negotiation.carrier_id = asked.carrier_id and ${isLive(db)}
        and negotiation.amount_minor <> asked.fee_minor
        and (negotiation.named_by = asked.asked_by or negotiation.status = ${negotiationStatus.Accepted}))`;
  return new Set(rows.map(({ id }) => id));
}

/** All amounts of two people about a package, oldest first. */
export async function listThread(db: Db, packageId: string, carrierId: string): Promise<NegotiationRow[]> {
  return db<NegotiationRow[]>`
    select ${negotiationColumns(db)} from negotiation
    where package_id = ${packageId} and carrier_id = ${carrierId} order by seq`;
}

export async function findNegotiation(db: Db, id: string): Promise<NegotiationRow | undefined> {
  const [row] = await db<NegotiationRow[]>`select ${negotiationColumns(db)} from negotiation where id = ${id}`;
  return row;
}

/** A new amount takes the place of the last: the other side's is countered, one's own is taken back, and so is what was agreed. */
export async function giveWay(tx: Tx, packageId: string, carrierId: string, namedBy: Side): Promise<boolean> {
  const { Open, Countered, Withdrawn } = negotiationStatus;
  const { count } = await tx`
    update negotiation set ended_at = now(),
      status = case when status = ${Open} and named_by <> ${namedBy} and open_until > now() then ${Countered}::smallint
                    else ${Withdrawn}::smallint end
    where package_id = ${packageId} and carrier_id = ${carrierId} and status in (0, 2) and ended_at is null`;
  return count > 0;
}

/** Ends of an amount by an act of one of the two; null when it becomes an order. */
export type EndedAs = 'rejected' | 'withdrawn' | 'stepped-back';

export function closeNegotiation(tx: Tx, id: string, status: NegotiationStatus, endedAs: EndedAs | null = null): void {
  tx.write(tx`update negotiation set status = ${status}, ended_at = now(), ended_as = ${endedAs} where id = ${id}`);
}

/** The carrier has accepted; the sender has a day to give the PIN. */
export function waitForPin(tx: Tx, id: string): void {
  tx.write(tx`
    update negotiation set status = ${negotiationStatus.Accepted}, accepted_at = now(), open_until = ${opensFor(tx)} where id = ${id}`);
}

/** Nothing is left to agree on: what is open is turned down, what was agreed and not paid for is withdrawn. Answers those that ended. */
export async function endNegotiationsOf(tx: Tx, packageId: string, exceptId: string | null = null): Promise<NegotiationRow[]> {
  return tx<NegotiationRow[]>`
    update negotiation set status = case status when 0 then 3 else 4 end, ended_at = now()
    where package_id = ${packageId} and status in (0, 2) and ended_at is null and id is distinct from ${exceptId}
    returning ${negotiationColumns(tx)}`;
}

/** Carriers with an amount of theirs or the sender's on the table. */
export async function listNegotiators(db: Db, packageId: string): Promise<string[]> {
  const rows = await db<{ carrierId: string }[]>`
    select distinct carrier_id from negotiation where package_id = ${packageId} and ${isLive(db)} order by carrier_id`;
  return rows.map(({ carrierId }) => carrierId);
}

/** Negotiations that were not answered in time, the oldest first. */
export async function listOverdue(db: Db, afterId: string, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from negotiation
    where status in (0, 2) and ended_at is null and open_until <= now() and id > ${afterId} order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Under the lock of its package. Nothing when it was answered a moment ago. */
export async function withdrawOverdue(tx: Tx, id: string): Promise<NegotiationRow | undefined> {
  const [row] = await tx<NegotiationRow[]>`
    update negotiation set status = ${negotiationStatus.Withdrawn}, ended_at = now(), ended_as = 'expired'
    where id = ${id} and status in (0, 2) and ended_at is null and open_until <= now()
    returning ${negotiationColumns(tx)}`;
  return row;
}
