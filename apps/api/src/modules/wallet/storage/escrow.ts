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
  /** Who buys what is sent, where it was sold: a payer of the books. Null for every other parcel, and nothing below concerns those. */
  readonly buyerId: string | null;
  readonly goodsMinor: string;
  /** What of the seller's reserve still waits. */
  readonly reserveMinor: string;
  readonly deliveryBy: 'sender' | 'buyer';
  /** The buyer's part is not here yet. */
  readonly isDue: boolean;
  /** What of the fee went to attempts that failed. */
  readonly spentMinor: string;
  readonly attemptsPaid: number;
  readonly attemptsHeld: number;
  readonly goodsState: 'waiting' | 'seller' | 'buyer' | 'split' | null;
  readonly goodsBackMinor: string;
  readonly carrierPartMinor: string | null;
};

/** A parcel that was sold. */
export type SaleEscrow = EscrowRow & { readonly buyerId: string };

export const isOfSale = (escrow: EscrowRow): escrow is SaleEscrow => escrow.buyerId !== null;

export type NewEscrow = {
  readonly packageId: string;
  readonly senderId: string;
  readonly currency: Currency;
  readonly feeMinor: bigint;
  readonly title: string;
};

const columns = (db: Db) =>
  db`package_id, sender_id, carrier_id, currency, fee_minor, charge_minor, has_spent_credit, state, title, buyer_id, goods_minor, reserve_minor,
     delivery_by, is_due, spent_minor, attempts_paid, attempts_held, goods_state, goods_back_minor, carrier_part_minor`;

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

export type EndedEscrowRow = Pick<
  EscrowRow,
  'packageId' | 'currency' | 'feeMinor' | 'chargeMinor' | 'state' | 'carrierPartMinor' | 'goodsMinor'
> & {
  readonly goodsToSellerMinor: string | null;
  readonly earnedMinor: string;
};

/** Escrows of these packages that have ended, with the carrier's earnings. */
export async function listEndedEscrows(db: Db, packageIds: readonly string[]): Promise<EndedEscrowRow[]> {
  return db<EndedEscrowRow[]>`
    select escrow.package_id, escrow.currency, fee_minor, charge_minor, state, carrier_part_minor, goods_minor,
           goods_to_seller_minor, coalesce(earning.amount_minor, 0) as earned_minor
    from escrow left join earning on earning.package_id = escrow.package_id and part = 'fee'
    where escrow.package_id = any(${[...packageIds]}) and state not in ('held', 'frozen')`;
}

export async function lockEscrow(tx: Tx, packageId: string): Promise<EscrowRow | undefined> {
  const [row] = await tx<EscrowRow[]>`select ${columns(tx)} from escrow where package_id = ${packageId} for update`;
  return row;
}

export type NewSaleEscrow = {
  readonly buyerId: string;
  readonly goodsMinor: bigint;
  readonly reserveMinor: bigint;
  readonly deliveryBy: EscrowRow['deliveryBy'];
  readonly isDue: boolean;
};

/** A parcel that was sold, with the sums that wait for it; it has no escrow yet. */
export function insertSaleEscrow(tx: Tx, escrow: NewEscrow, chargeMinor: bigint, sale: NewSaleEscrow): void {
  const { packageId, senderId, currency, title } = escrow;
  const { buyerId, deliveryBy, isDue } = sale;
  const row = {
    packageId,
    senderId,
    currency,
    title,
    feeMinor: String(escrow.feeMinor),
    chargeMinor: String(chargeMinor),
    hasSpentCredit: chargeMinor === 0n,
    buyerId,
    goodsMinor: String(sale.goodsMinor),
    reserveMinor: String(sale.reserveMinor),
    deliveryBy,
    isDue,
    goodsState: 'waiting',
  };
  tx.write(tx`insert into escrow ${tx(row)}`);
}

export function setReserve(tx: Tx, packageId: string, reserveMinor: bigint): void {
  tx.write(tx`update escrow set reserve_minor = ${String(reserveMinor)} where package_id = ${packageId}`);
}

/** What changes of a parcel that was sold while its money waits. */
export function setSaleSums(
  tx: Tx,
  packageId: string,
  sums: {
    readonly reserveMinor: bigint;
    readonly spentMinor: bigint;
    readonly attemptsPaid: number;
    readonly attemptsHeld: number;
    readonly isDue: boolean;
  },
): void {
  const row = { ...sums, reserveMinor: String(sums.reserveMinor), spentMinor: String(sums.spentMinor) };
  tx.write(tx`update escrow set ${tx(row)} where package_id = ${packageId}`);
}

/** Everything of a parcel that was sold has gone where it belongs. */
export function setSaleEnded(
  tx: Tx,
  packageId: string,
  end: {
    readonly state: EscrowState;
    readonly carrierId: string | null;
    readonly carrierPartMinor: bigint;
    readonly spentMinor: bigint;
    readonly goodsState: NonNullable<EscrowRow['goodsState']>;
    /** Null where nothing of the price was here. */
    readonly goodsToSellerMinor: bigint | null;
  },
): void {
  const row = {
    ...end,
    carrierPartMinor: String(end.carrierPartMinor),
    spentMinor: String(end.spentMinor),
    goodsToSellerMinor: end.goodsToSellerMinor === null ? null : String(end.goodsToSellerMinor),
  };
  tx.write(tx`update escrow set ${tx(row)}, reserve_minor = 0, is_due = false, ended_at = now() where package_id = ${packageId}`);
}

/** For the past alone: it ended then, and not now that it is written down. */
export function setEscrowEnd(tx: Tx, packageId: string, endedAt: Date): void {
  tx.write(tx`update escrow set ended_at = ${endedAt} where package_id = ${packageId} and ended_at is not null`);
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

export async function isDue(db: Db, packageId: string): Promise<boolean> {
  const [row] = await db<{ isDue: boolean }[]>`select is_due from escrow where package_id = ${packageId}`;
  return row?.isDue ?? false;
}

/** After the handover: who has the goods' money now. */
export function setGoodsBack(
  tx: Tx,
  packageId: string,
  goods: { readonly goodsState: NonNullable<EscrowRow['goodsState']>; readonly goodsBackMinor: bigint },
): void {
  const { goodsState, goodsBackMinor } = goods;
  tx.write(tx`
    update escrow set goods_state = ${goodsState}, goods_back_minor = ${String(goodsBackMinor)} where package_id = ${packageId}`);
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

/** What the books hold for a parcel now: the delivery, the goods and the seller's reserve. */
export async function sumHeldFor(db: Db, packageId: string): Promise<bigint> {
  const parts = [packageId, `${packageId} goods`, `${packageId} reserve`];
  const [row] = await db<[{ held: string }]>`
    select coalesce(sum(remaining), 0)::text as held from ledger_hold where reference = any(${parts})`;
  return BigInt(row.held);
}
