import { type TransactionKind, transactionStatus } from '@waybill/contract/wallet/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { EscrowRow } from '../storage/escrow.ts';
import { insertTransaction } from '../storage/transactions.ts';

type Deal = Pick<EscrowRow, 'packageId' | 'currency' | 'title'>;

type Line = {
  readonly userId: string;
  readonly kind: TransactionKind;
  readonly amountMinor: bigint;
  readonly detail: string;
  /** What was done, once per package: `hold`, `end`. */
  readonly what: string;
};

/** What the person sees of it in their history; answers the line's id. */
export async function writeEscrowLine(tx: Tx, deal: Deal, { what, ...line }: Line): Promise<string> {
  const id = newId('transaction');
  await insertTransaction(tx, {
    ...line,
    id,
    direction: line.kind === 'escrow' ? 'out' : 'in',
    currency: deal.currency,
    // Earned is not yet to spend: the line is pending until it clears.
    status: line.kind === 'earning' ? transactionStatus.Pending : transactionStatus.Successful,
    title: deal.title,
    reference: `${line.kind} ${deal.packageId} ${what}`,
  });
  return id;
}
