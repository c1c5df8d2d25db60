import type { Currency } from '@waybill/contract/money';
import { creditsInWords, priceOfCredits } from '@waybill/contract/wallet/credit-bundles';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import { type Database, type Tx, transact } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { WalletContext } from '../context.ts';
import { creditsBought } from '../events.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer, recall } from '../ledger/post.ts';
import { keyFor, type Transfer } from '../ledger/transfer.ts';
import { keyUsedOtherwise, tooLittleMoney } from '../refusals.ts';
import { creditsAfter, moveCredits } from '../storage/credits.ts';
import { findTransactionByReference, insertTransaction, type TransactionRow } from '../storage/transactions.ts';
import { approvePin, holdApproval, type PinApproval } from './approve-pin.ts';

export type BoughtCredits = { readonly credits: number; readonly transaction: TransactionRow };

export async function buyCredits(
  context: WalletContext,
  userId: string,
  idempotencyKey: string,
  input: { readonly credits: number; readonly currency: Currency; readonly pin: string },
): Promise<BoughtCredits> {
  const key = keyFor(`${userId} credits`, idempotencyKey);
  const { credits, currency } = input;
  const transfer: Transfer = {
    key,
    kind: 'credits',
    about: { credits },
    legs: [
      {
        from: personAccount(userId, 'available', currency),
        to: houseAccount('credits', currency),
        amountMinor: priceOfCredits(credits, currency),
      },
    ],
  };
  if (!(await isDone(context.db, transfer))) {
    const approval = await approvePin(context, userId, input.pin);
    await transact(context.db, (tx) => buy(context, tx, approval, transfer, { credits, currency }));
  }
  const transaction = await findTransactionByReference(context.db, userId, key);
  if (!transaction) throw new Error('Bought credits were not written down');
  return { credits: await creditsAfter(context.db, key), transaction };
}

async function isDone(db: Database | Tx, transfer: Transfer): Promise<boolean> {
  const known = await recall(db, transfer);
  if (known === 'key-used-otherwise') throw keyUsedOtherwise();
  return known !== undefined;
}

/** The count and the money are one act. */
async function buy(
  context: WalletContext,
  tx: Tx,
  approval: PinApproval,
  transfer: Transfer,
  { credits, currency }: { readonly credits: number; readonly currency: Currency },
): Promise<void> {
  await holdApproval(tx, approval);
  // A parallel copy of this request waited for the PIN's row and now finds the purchase done.
  if (await isDone(tx, transfer)) return;
  const { userId } = approval;
  const price = priceOfCredits(credits, currency);
  const transactionId = newId('transaction');
  insertTransaction(tx, {
    id: transactionId,
    userId,
    kind: 'credits',
    direction: 'out',
    currency,
    amountMinor: price,
    status: transactionStatus.Successful,
    title: creditsInWords(credits),
    detail: 'Paid from your balance.',
    reference: transfer.key,
  });
  await moveCredits(tx, { key: transfer.key, userId, change: credits, reason: 'bought from the wallet' });
  sendEvent(tx, userId, { type: 'wallet.changed' });
  context.publish(tx, creditsBought, { userId, transactionId, credits });
  const outcome = await postTransfer(tx, transfer);
  if (outcome === 'too-little-money') throw await tooLittleMoney(tx, { userId, currency, needed: price, field: 'credits' });
  if (outcome !== 'posted') throw new Error(`Credits could not be paid: ${outcome}`);
}
