import { toMajor } from '@waybill/contract/money';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import { brokenConstraint, type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { WalletContext } from '../context.ts';
import { moneyCorrected } from '../events.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor } from '../ledger/transfer.ts';
import { inMoney } from '../money-words.ts';
import { keyUsedOtherwise } from '../refusals.ts';
import { findAvailable } from '../storage/balances.ts';
import {
  type CorrectionRow,
  findCorrection,
  findCorrectionByDecisionKey,
  holdAccount,
  lockCorrection,
  setCorrectionDecided,
} from '../storage/corrections.ts';
import { insertTransaction } from '../storage/transactions.ts';
import { collectDebt } from './collect-debt.ts';
import { openWallet } from './open-wallet.ts';
import { type Also, ownMoney, personLeft } from './propose-correction.ts';

type Decision = { readonly decision: 'approve' | 'reject'; readonly because: string };

/**
 * The second of the two. Approved, the money moves in the same transaction; refused for want of money, it stays proposed. A
 * proposer may take back their own, and only that.
 */
export async function decideCorrection(
  context: Pick<WalletContext, 'db' | 'publish'>,
  decidedBy: string,
  idempotencyKey: string,
  id: string,
  { decision, because }: Decision,
  also: Also,
): Promise<CorrectionRow> {
  const decisionKey = keyFor(`${decidedBy} correction decision`, idempotencyKey);
  const decisionHash = keyFor('correction decision', JSON.stringify([id, decision, because]));
  const decide = async (tx: Tx): Promise<CorrectionRow> => {
    const correction = await lockCorrection(tx, id);
    if (!correction) throw new Problem('not_found', 'There is no such correction.');
    // Looked for under the lock: the same request at the same moment waited there and now finds itself done.
    const before = await findCorrectionByDecisionKey(tx, decisionKey);
    if (before && before.decisionHash !== decisionHash) throw keyUsedOtherwise();
    if (before) return before;
    if (correction.state !== 'proposed')
      throw new Problem('already_decided', `${correction.decidedByName} ${correction.state} this already.`);
    if (correction.userId === decidedBy) throw ownMoney();
    if (decision === 'approve' && correction.proposedBy === decidedBy)
      throw new Problem('own_proposal', 'You proposed this: somebody else of us has to approve it.');
    const state = decision === 'approve' ? 'approved' : 'rejected';
    setCorrectionDecided(tx, id, { state, decidedBy, decisionBecause: because, decisionKey, decisionHash });
    const decided = await findCorrection(tx, id);
    if (!decided) throw new Error('A correction is gone');
    await also(tx, decided);
    if (decision === 'approve') await book(context, tx, decided);
    return decided;
  };
  try {
    return await transact(context.db, decide);
  } catch (error) {
    // Two corrections were decided with one key at the same moment: their locks are two, the key is one.
    if (brokenConstraint(error) === 'money_correction_decision_key_key') throw keyUsedOtherwise();
    throw error;
  }
}

/** Our own rows first, the books last, as everywhere. */
async function book(context: Pick<WalletContext, 'publish'>, tx: Tx, correction: CorrectionRow): Promise<void> {
  const { id, userId, currency, direction, title } = correction;
  const amountMinor = BigInt(correction.amountMinor);
  const isGone = (await holdAccount(tx, userId)) !== 'here';
  if (isGone && direction === 'in') throw personLeft();
  if (!isGone) openWallet(tx, userId, currency);
  const transactionId = newId('transaction');
  insertTransaction(tx, {
    id: transactionId,
    userId,
    kind: 'correction',
    direction,
    currency,
    amountMinor,
    status: transactionStatus.Successful,
    title,
    detail: direction === 'in' ? 'Added by our team.' : 'Taken back by our team.',
    reference: id,
  });
  sendEvent(tx, userId, { type: 'wallet.changed' });
  context.publish(tx, moneyCorrected, { userId, transactionId });
  const [mine, ours] = [personAccount(userId, 'available', currency), houseAccount('corrections', currency)];
  const [from, to] = direction === 'in' ? [ours, mine] : [mine, ours];
  const outcome = await postTransfer(tx, {
    key: keyFor('correction', id),
    kind: 'correction',
    about: { correction: id },
    legs: [{ from, to, amountMinor }],
  });
  if (outcome === 'too-little-money') throw await tooLittleToTake(tx, correction);
  if (outcome !== 'posted') throw new Error(`A correction could not be booked: ${outcome}`);
  if (direction === 'in') await collectDebt(tx, { userId, currency, occasion: `correction ${id}` });
}

async function tooLittleToTake(tx: Tx, { userId, currency, amountMinor }: CorrectionRow): Promise<Problem> {
  const available = await findAvailable(tx, userId, currency);
  const words = `They have ${inMoney(available, currency)} to spend, which is less than this. Nothing was moved.`;
  return new Problem('insufficient_funds', words, { shortfall: toMajor(BigInt(amountMinor) - available) });
}
