import { type Currency, toMinor } from '@waybill/contract/money';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import type { WalletContext } from '../context.ts';
import { keyFor } from '../ledger/transfer.ts';
import { inMoney } from '../money-words.ts';
import { keyUsedOtherwise } from '../refusals.ts';
import { type CorrectionRow, findCorrectionByKey, holdAccount, insertCorrection } from '../storage/corrections.ts';

export type CorrectionInput = {
  readonly userId: string;
  readonly direction: 'in' | 'out';
  readonly amount: number;
  readonly currency: Currency;
  readonly title: string;
  readonly because: string;
};

/** Runs in the transaction of the act, for the audit trail. */
export type Also = (tx: Tx, correction: CorrectionRow) => Promise<void>;

/** More than this is no slip that two people put right between them. */
const largestCorrection = { NGN: toMinor(5_000_000), USD: toMinor(5_000) } as const;

/** Records a correction that one staff member proposes. Nothing moves before another one has agreed. */
export async function proposeCorrection(
  { db }: Pick<WalletContext, 'db'>,
  proposedBy: string,
  idempotencyKey: string,
  input: CorrectionInput,
  also: Also,
): Promise<CorrectionRow> {
  if (input.userId === proposedBy) throw ownMoney();
  const amountMinor = toMinor(input.amount);
  const most = largestCorrection[input.currency];
  if (amountMinor > most)
    throw new Problem('amount_out_of_limits', `The most at a time is ${inMoney(most, input.currency)}.`, { field: 'amount' });
  const requestKey = keyFor(`${proposedBy} correction`, idempotencyKey);
  const { userId, direction, currency, title, because } = input;
  const requestHash = keyFor('correction', JSON.stringify([userId, direction, input.amount, currency, title, because]));
  return transact(db, async (tx) => {
    const report = await holdAccount(tx, userId);
    if (!report) throw new Problem('not_found', 'There is no such person.', { field: 'userId' });
    // Money that comes back after its owner has left becomes ours; nobody is there to receive a correction.
    if (report === 'gone' && direction === 'in') throw personLeft();
    const correction = { id: newId('correction'), userId, direction, currency, title, because, amountMinor };
    const isNew = await insertCorrection(tx, { ...correction, proposedBy, requestKey, requestHash });
    const written = await findCorrectionByKey(tx, requestKey);
    if (!written) throw new Error('A correction was not written down');
    if (written.requestHash !== requestHash) throw keyUsedOtherwise();
    if (isNew) await also(tx, written);
    return written;
  });
}

export function ownMoney(): Problem {
  return new Problem('forbidden', 'Nobody decides about their own money. Please ask somebody else of us.');
}

export function personLeft(): Problem {
  return new Problem('forbidden', 'This person has left Waybill: nothing can be given to them any more.');
}
