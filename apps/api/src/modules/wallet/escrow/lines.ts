import { type TransactionKind, transactionStatus } from '@waybill/contract/wallet/enums';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { EscrowRow } from '../storage/escrow.ts';
import { findAmounts, findTransactionByReference, insertTransaction } from '../storage/transactions.ts';

type Deal = Pick<EscrowRow, 'packageId' | 'currency' | 'title'>;

type Line = {
  readonly userId: string;
  readonly kind: TransactionKind;
  readonly amountMinor: bigint;
  readonly detail: string;
  /** The act, `hold` or `end`; each happens once per package. */
  readonly what: string;
};

/** Adds a line to the person's history; answers the line's id. */
export function writeEscrowLine(tx: Tx, deal: Deal, { what, ...line }: Line): string {
  const id = newId('transaction');
  insertTransaction(tx, {
    ...line,
    id,
    direction: line.kind === 'escrow' ? 'out' : 'in',
    currency: deal.currency,
    // Earned is not yet to spend: the line is pending until it clears.
    status: line.kind === 'earning' || line.kind === 'sale' ? transactionStatus.Pending : transactionStatus.Successful,
    title: deal.title,
    reference: referenceOf(line.kind, deal.packageId, what),
  });
  return id;
}

/** The amount that came back to the sender when the money left escrow; nothing before that. */
export async function findReturned(db: Db, { senderId, packageId }: Pick<EscrowRow, 'senderId' | 'packageId'>): Promise<bigint> {
  const line = await findTransactionByReference(db, senderId, referenceOf('escrow-returned', packageId, 'end'));
  return BigInt(line?.amountMinor ?? 0);
}

/** Amounts returned to the senders of several packages at once. */
export async function findReturnedOf(db: Db, packageIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const packages = new Map(packageIds.map((packageId) => [referenceOf('escrow-returned', packageId, 'end'), packageId]));
  const amounts = await findAmounts(db, [...packages.keys()]);
  return new Map(amounts.map(({ reference, amountMinor }) => [packages.get(reference) ?? '', BigInt(amountMinor)]));
}

function referenceOf(kind: TransactionKind, packageId: string, what: string): string {
  return `${kind} ${packageId} ${what}`;
}
