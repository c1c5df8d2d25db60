import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@waybill/contract/call';
import { toMinor } from '@waybill/contract/money';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import type { initiatePayout as call } from '@waybill/contract/wallet/initiate-payout';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { tell } from '../../../platform/realtime/inbox.ts';
import { ProviderUnavailable } from '../../../providers/provider-unavailable.ts';
import type { WalletContext } from '../context.ts';
import { sendPayoutJob } from '../jobs/send-payout.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor } from '../ledger/transfer.ts';
import { inMoney } from '../money-words.ts';
import { payoutTitle, payoutWords } from '../payout-words.ts';
import { keyUsedOtherwise, providerDown, suspended, tooLittleMoney } from '../refusals.ts';
import { findMoneyStanding, holdSuspension } from '../storage/balances.ts';
import { type Destination, findPayoutByKey, insertPayout, type Payout, paidOutToday } from '../storage/payouts.ts';
import { insertTransaction } from '../storage/transactions.ts';
import { approvePin, holdApproval, type PinApproval } from './approve-pin.ts';

type Wish = BodyOf<typeof call>;

/** The money leaves the balance in the same transaction that writes the payout down; a job tells the provider. */
export async function initiatePayout(
  context: WalletContext,
  userId: string,
  idempotencyKey: string,
  wish: Wish,
): Promise<Payout> {
  const requestKey = keyFor(`${userId} payout`, idempotencyKey);
  const requestHash = hashOfWish(wish);
  const known = await findPayoutByKey(context.db, requestKey);
  if (known) return sameRequest(known, requestHash);
  // The PIN first: whoever does not know it learns nothing else.
  const approval = await approvePin(context, userId, wish.pin);
  const standing = await findMoneyStanding(context.db, userId);
  if (!standing?.isKycCompleted)
    throw new Problem(
      'kyc_required',
      'This is for members and businesses that we have checked. Begin, or see how far it is, under “Identity check”.',
    );
  const destination = await destinationOf(context, wish);
  await transact(context.db, (tx) => write(context, tx, approval, wish, { requestKey, requestHash, destination }));
  const payout = await findPayoutByKey(context.db, requestKey);
  if (!payout) throw new Error('A payout was not written down');
  return sameRequest(payout, requestHash);
}

/** Of everything that was asked for but the PIN, field by field: the order in which they were sent is nothing. */
function hashOfWish(wish: Wish): string {
  const to = wish.currency === 'USD' ? [wish.paypalEmail] : [wish.bankCode, wish.accountNumber];
  return keyFor('payout', JSON.stringify([wish.currency, wish.amount, ...to]));
}

function sameRequest(payout: Payout, requestHash: string): Payout {
  if (payout.requestHash !== requestHash) throw keyUsedOtherwise();
  return payout;
}

/** Money goes only to an account that has a name, and only if it is the name that the person was shown. */
async function destinationOf(context: WalletContext, wish: Wish): Promise<Destination> {
  if (wish.currency === 'USD') return { paypalEmail: wish.paypalEmail };
  const { accountNumber, bankCode } = wish;
  const accountName = await nameOn(context, { accountNumber, bankCode });
  if (!accountName)
    throw new Problem('account_not_found', 'That bank does not know this account number. Please check both.', {
      field: 'accountNumber',
    });
  if (wish.accountName !== undefined && wish.accountName !== accountName)
    throw new Problem('account_not_found', `That account is now in the name of ${accountName}. Please look at it again.`, {
      field: 'accountNumber',
    });
  return { accountNumber, bankCode, accountName };
}

async function nameOn(
  { cards }: WalletContext,
  account: { accountNumber: string; bankCode: string },
): Promise<string | undefined> {
  try {
    return await cards.findAccountName(account);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw providerDown();
    throw error;
  }
}

type Written = { readonly requestKey: string; readonly requestHash: string; readonly destination: Destination };

async function write(
  context: WalletContext,
  tx: Tx,
  approval: PinApproval,
  wish: Wish,
  { destination, ...request }: Written,
): Promise<void> {
  // What a node remembers of people is up to a few seconds old. Money that has left does not come back, so here it is asked
  // again: before the PIN's row, as by everybody who locks both.
  if (await holdSuspension(tx, approval.userId)) throw suspended();
  // From here on one payout of a person comes after the other: the day's sum is exact.
  await holdApproval(tx, approval);
  // The same request at the same moment waited here and now finds itself done.
  if (await findPayoutByKey(tx, request.requestKey)) return;
  const { userId } = approval;
  const { currency } = wish;
  const amountMinor = toMinor(wish.amount);
  await checkDailyLimit(context, tx, userId, currency, amountMinor);
  const provider = currency === 'NGN' ? 'paystack' : 'paypal';
  const reference = `wb-out-${randomBytes(12).toString('hex')}`;
  const transactionId = newId('transaction');
  await insertTransaction(tx, {
    id: transactionId,
    userId,
    kind: 'payout',
    direction: 'out',
    currency,
    amountMinor,
    status: transactionStatus.Pending,
    title: payoutTitle(destination),
    detail: payoutWords('sent', destination),
    reference,
  });
  await insertPayout(tx, { reference, userId, provider, currency, amountMinor, destination, transactionId, ...request });
  await context.enqueue(tx, sendPayoutJob, { reference });
  await tell(tx, userId, { type: 'wallet.changed' });
  const outcome = await postTransfer(tx, context.book, {
    key: keyFor('payout', reference),
    kind: 'payout',
    about: { reference },
    legs: [
      { from: personAccount(userId, 'available', currency), to: houseAccount(`${provider}-payouts`, currency), amountMinor },
    ],
  });
  if (outcome === 'too-little-money') throw await tooLittleMoney(tx, { userId, currency, needed: amountMinor, field: 'amount' });
  if (outcome !== 'posted') throw new Error(`A payout could not be booked: ${outcome}`);
}

async function checkDailyLimit(
  context: WalletContext,
  tx: Tx,
  userId: string,
  currency: Wish['currency'],
  amountMinor: bigint,
): Promise<void> {
  const left = context.walletLimits.payoutADay[currency] - (await paidOutToday(tx, userId, currency));
  if (amountMinor <= left) return;
  throw new Problem('amount_out_of_limits', `You can send out ${inMoney(left > 0n ? left : 0n, currency)} more today.`, {
    field: 'amount',
  });
}
