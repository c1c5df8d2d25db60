import { lowercase, randomCode } from '../../random-code.ts';
import { addBounded } from '../../state-file.ts';
import { credit, nextId, type PaystackContext } from './context.ts';
import { PaystackError } from './envelope.ts';
import { transferMoved } from './events.ts';
import { transferFee } from './fees.ts';
import { mostKept, type Recipient, type Transfer } from './state.ts';

export type NewTransfer = Pick<Transfer, 'reference' | 'amount' | 'reason'> & { recipient: Recipient };

/** Takes the money off the balance and sends it on its way, or asks for the one-time code first. */
export async function openTransfer(context: PaystackContext, wanted: NewTransfer): Promise<Transfer> {
  const { amount, recipient } = wanted;
  const fee = transferFee(amount);
  refuseUnfunded(context, recipient.currency, amount + fee);
  const now = new Date().toISOString();
  const opened: Transfer = {
    id: nextId(context),
    code: `TRF_${randomCode(16, lowercase)}`,
    reference: wanted.reference,
    amount,
    fee,
    currency: recipient.currency,
    reason: wanted.reason,
    recipientCode: recipient.code,
    status: amount % 100 === 99 ? 'otp' : 'pending',
    ahead: outcomeOf(recipient.accountNumber),
    createdAt: now,
    updatedAt: now,
    transferredAt: null,
  };
  addBounded(context.file.state.transfers, opened, mostKept);
  if (opened.status === 'pending') await queue(context, opened);
  else await context.file.save();
  return opened;
}

/** Sends the transfer on its way once the one-time code was right. */
export async function releaseTransfer(context: PaystackContext, transfer: Transfer): Promise<void> {
  refuseUnfunded(context, transfer.currency, transfer.amount + transfer.fee);
  transfer.status = 'pending';
  transfer.updatedAt = new Date().toISOString();
  await queue(context, transfer);
}

/** Starts the clocks of what was still to happen, after a restart or when settlement resumes. */
export function resumeTransfers(context: PaystackContext): void {
  for (const transfer of context.file.state.transfers) {
    if (transfer.status !== 'otp' && transfer.ahead.length > 0) settleLater(context, transfer);
  }
}

/** Settles a transfer, by its account number or by hand. Money that does not arrive comes back. */
export async function settleTransfer(context: PaystackContext, transfer: Transfer, status: Transfer['status']): Promise<void> {
  const isPossible = transfer.status === 'pending' || (transfer.status === 'success' && status === 'reversed');
  if (!isPossible || status === 'pending' || status === 'otp') return;
  transfer.status = status;
  transfer.updatedAt = new Date().toISOString();
  if (status === 'success') transfer.transferredAt = transfer.updatedAt;
  else credit(context, transfer.currency, transfer.amount + transfer.fee);
  await context.sender.announce(transferMoved(context, transfer));
  await context.file.save();
}

/** The clock starts once the transfer is saved: on a slow disk it would arrive before it was reported as queued. */
async function queue(context: PaystackContext, transfer: Transfer): Promise<void> {
  credit(context, transfer.currency, -(transfer.amount + transfer.fee));
  await context.file.save();
  settleLater(context, transfer);
}

function settleLater(context: PaystackContext, transfer: Transfer): void {
  context.alarms.set(context.settleMs, async () => {
    const [status, ...ahead] = transfer.ahead;
    if (status === undefined || context.switches.holdSettlement) return;
    transfer.ahead = ahead;
    await settleTransfer(context, transfer, status);
    if (ahead.length > 0) settleLater(context, transfer);
  });
}

function refuseUnfunded({ file: { state } }: PaystackContext, currency: string, needed: number): void {
  if ((state.balances[currency] ?? 0) >= needed) return;
  throw new PaystackError(
    400,
    'insufficient_balance',
    'Your balance is not enough to fulfill this request',
    'Topup your Paystack Balance and try again.',
  );
}

/** The last digit of the account number decides the outcome. */
function outcomeOf(accountNumber: string): Transfer['ahead'] {
  if (accountNumber.endsWith('1')) return ['failed'];
  return accountNumber.endsWith('2') ? ['success', 'reversed'] : ['success'];
}
