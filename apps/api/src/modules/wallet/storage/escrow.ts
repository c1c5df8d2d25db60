import type { Currency } from '@waybill/contract/money';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type EscrowState = 'held' | 'frozen' | 'released' | 'captured' | 'split';

export type EscrowRow = {
  readonly packageId: string;
  readonly senderId: string;
  readonly carrierId: string | null;
  readonly currency: Currency;
  readonly feeMinor: string;
  readonly chargeMinor: string;
  readonly hasSpentCredit: boolean;
  readonly state: EscrowState;
  readonly title: string;
};

export type NewEscrow = {
  readonly packageId: string;
  readonly senderId: string;
  readonly currency: Currency;
  readonly feeMinor: bigint;
  readonly title: string;
};

const columns = (db: Db) =>
  db`package_id, sender_id, carrier_id, currency, fee_minor, charge_minor, has_spent_credit, state, title`;

/** False when the package has one already. */
export async function insertEscrow(tx: Tx, escrow: NewEscrow, chargeMinor: bigint): Promise<boolean> {
  const { packageId, senderId, currency, title } = escrow;
  const row = { packageId, senderId, currency, title, feeMinor: String(escrow.feeMinor), chargeMinor: String(chargeMinor) };
  const { count } = await tx`insert into escrow ${tx(row)} on conflict do nothing`;
  return count === 1;
}

export function setChargePaidByCredit(tx: Tx, packageId: string): void {
  tx.write(tx`update escrow set charge_minor = 0, has_spent_credit = true where package_id = ${packageId}`);
}

export async function findEscrow(db: Db, packageId: string): Promise<EscrowRow | undefined> {
  const [row] = await db<EscrowRow[]>`select ${columns(db)} from escrow where package_id = ${packageId}`;
  return row;
}

export type EndedEscrowRow = Pick<EscrowRow, 'packageId' | 'currency' | 'feeMinor' | 'chargeMinor' | 'state'> & {
  readonly earnedMinor: string;
};

/** Escrows of these packages that have ended, with the carrier's earnings. */
export async function listEndedEscrows(db: Db, packageIds: readonly string[]): Promise<EndedEscrowRow[]> {
  return db<EndedEscrowRow[]>`
    select escrow.package_id, escrow.currency, fee_minor, charge_minor, state, coalesce(earning.amount_minor, 0) as earned_minor
    from escrow left join earning on earning.package_id = escrow.package_id
    where escrow.package_id = any(${[...packageIds]}) and state not in ('held', 'frozen')`;
}

export async function lockEscrow(tx: Tx, packageId: string): Promise<EscrowRow | undefined> {
  const [row] = await tx<EscrowRow[]>`select ${columns(tx)} from escrow where package_id = ${packageId} for update`;
  return row;
}

export function setEscrowFee(tx: Tx, packageId: string, feeMinor: bigint): void {
  tx.write(tx`update escrow set fee_minor = ${String(feeMinor)} where package_id = ${packageId}`);
}

export function setEscrowState(tx: Tx, packageId: string, state: EscrowState, carrierId: string | null = null): void {
  const hasEnded = state !== 'held' && state !== 'frozen';
  tx.write(tx`
    update escrow set state = ${state}, carrier_id = ${carrierId}, ended_at = case when ${hasEnded} then now() end
    where package_id = ${packageId}`);
}

/** The fee this change asked for before, if it has been made. */
export async function findEscrowChange(db: Db, packageId: string, changeId: string): Promise<bigint | undefined> {
  const [row] = await db<{ feeMinor: string }[]>`
    select fee_minor from escrow_change where package_id = ${packageId} and change_id = ${changeId}`;
  return row && BigInt(row.feeMinor);
}

export function insertEscrowChange(tx: Tx, packageId: string, changeId: string, feeMinor: bigint): void {
  tx.write(tx`insert into escrow_change ${tx({ packageId, changeId, feeMinor: String(feeMinor) })}`);
}
