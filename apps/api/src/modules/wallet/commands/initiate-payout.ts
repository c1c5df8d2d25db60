import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@waybill/contract/call';
import { toMinor } from '@waybill/contract/money';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import type { initiatePayout as call } from '@waybill/contract/wallet/initiate-payout';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { ProviderUnavailable } from '../../../providers/provider-unavailable.ts';
import type { WalletContext } from '../context.ts';
import { sendPayoutJob } from '../jobs/send-payout.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor } from '../ledger/transfer.ts';
import { inMoney } from '../money-words.ts';
import { payoutTitle, payoutWords } from '../payout-words.ts';
import { keyUsedOtherwise, providerDown, suspended, tooLittleMoney } from '../refusals.ts';
import { findWalletOwner, holdSuspension } from '../storage/balances.ts';
import { keepPayoutAccount } from '../storage/payout-accounts.ts';
import { type Destination, findPayoutByKey, insertPayout, type Payout, paidOutToday } from '../storage/payouts.ts';
import { insertTransaction } from '../storage/transactions.ts';
import { approvePin, holdApproval, type PinApproval } from './approve-pin.ts';

type Input = BodyOf<typeof call>;

/** The money leaves the balance in the same transaction that writes the payout down; a job sends it to the provider. */
export async function initiatePayout(
  context: WalletContext,
  userId: string,
  idempotencyKey: string,
  input: Input,
): Promise<Payout> {
  const requestKey = keyFor(`${userId} payout`, idempotencyKey);
  const requestHash = hashOfInput(input);
  const known = await findPayoutByKey(context.db, requestKey);
  if (known) return sameRequest(known, requestHash);
  // The PIN first: a caller without it learns nothing else.
  const approval = await approvePin(context, userId, input.pin);
  const owner = await findWalletOwner(context.db, userId);
  if (!owner?.isKycCompleted)
    throw new Problem(
      'kyc_required',
      'This is for members and businesses that we have checked. Begin, or see how far it is, under “Identity check”.',
    );
  const destination = await destinationOf(context, input);
  await transact(context.db, (tx) => write(context, tx, approval, input, { requestKey, requestHash, destination }));
  const payout = await findPayoutByKey(context.db, requestKey);
  if (!payout) throw new Error('A payout was not written down');
  return sameRequest(payout, requestHash);
}

/** Hashes every field but the PIN; the order in which the fields were sent does not matter. */
function hashOfInput(input: Input): string {
  const to = input.currency === 'USD' ? [input.paypalEmail] : [input.bankCode, input.accountNumber];
  return keyFor('payout', JSON.stringify([input.currency, input.amount, ...to]));
}

function sameRequest(payout: Payout, requestHash: string): Payout {
  if (payout.requestHash !== requestHash) throw keyUsedOtherwise();
  return payout;
}

/** Money goes only to an account that has a name, and only if it is the name that the person was shown. */
async function destinationOf(context: WalletContext, input: Input): Promise<Destination> {
  if (input.currency === 'USD') return { paypalEmail: input.paypalEmail };
  const { accountNumber, bankCode } = input;
  const accountName = await nameOn(context, { accountNumber, bankCode });
  if (!accountName)
    throw new Problem('account_not_found', 'That bank does not know this account number. Please check both.', {
      field: 'accountNumber',
    });
  if (input.accountName !== undefined && input.accountName !== accountName)
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
  input: Input,
  { destination, ...request }: Written,
): Promise<void> {
  // A node's cached account status is up to a few seconds old. Money that has left does not come back, so the row is read and
  // locked here: before the PIN's row, the order in which both are always locked.
  if (await holdSuspension(tx, approval.userId)) throw suspended();
  // From here on one payout of a person comes after the other: the day's sum is exact.
  await holdApproval(tx, approval);
  // A parallel copy of this request waited here and now finds the payout done.
  if (await findPayoutByKey(tx, request.requestKey)) return;
  const { userId } = approval;
  const { currency } = input;
  const amountMinor = toMinor(input.amount);
  await checkDailyLimit(context, tx, userId, currency, amountMinor);
  const provider = currency === 'NGN' ? 'paystack' : 'paypal';
  const reference = `wb-out-${randomBytes(12).toString('hex')}`;
  const transactionId = newId('transaction');
  insertTransaction(tx, {
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
  if (input.currency === 'NGN' && input.saveAccount && 'bankCode' in destination) keepPayoutAccount(tx, userId, destination);
  insertPayout(tx, { reference, userId, provider, currency, amountMinor, destination, transactionId, ...request });
  context.enqueue(tx, sendPayoutJob, { reference });
  sendEvent(tx, userId, { type: 'wallet.changed' });
  const outcome = await postTransfer(tx, {
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
  currency: Input['currency'],
  amountMinor: bigint,
): Promise<void> {
  const left = context.walletLimits.payoutADay[currency] - (await paidOutToday(tx, userId, currency));
  if (amountMinor <= left) return;
  throw new Problem('amount_out_of_limits', `You can withdraw ${inMoney(left > 0n ? left : 0n, currency)} more today.`, {
    field: 'amount',
  });
}
