import type { Currency } from '@waybill/contract/money';
import { chargeFor, senderLine } from '@waybill/contract/wallet/money-line';
import type { Tx } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { postTransfer, recall } from '../ledger/post.ts';
import { keyFor, type Transfer } from '../ledger/transfer.ts';
import { tooLittleMoney } from '../refusals.ts';
import { countCredits, spendCredit } from '../storage/credits.ts';
import { insertEscrow, lockEscrow, type NewEscrow, setChargePaidByCredit } from '../storage/escrow.ts';
import { type EscrowOutcome, EscrowRefused, escrowTransfer, intoEscrow } from './escrow.ts';
import { writeEscrowLine } from './lines.ts';

/**
 * Takes the fee and the charge for sending from the sender's balance and keeps them for this package. A credit pays
 * the charge if there is one. Refuses with `insufficient_funds` and the shortfall.
 */
export async function holdInEscrow(tx: Tx, input: NewEscrow): Promise<EscrowOutcome> {
  const [isNew, credits] = await Promise.all([
    insertEscrow(tx, input, chargeFor(input.currency, false)),
    countCredits(tx, input.senderId),
  ]);
  if (!isNew) return asBefore(tx, input);
  await takeIntoEscrow(tx, input, credits);
  return 'done';
}

/** The same for a package that the caller has just made: it has no escrow yet. `credits` is what the sender has of them. */
export async function holdForNew(tx: Tx, input: NewEscrow, credits: number): Promise<void> {
  const [isNew] = await Promise.all([
    insertEscrow(tx, input, chargeFor(input.currency, false)),
    takeIntoEscrow(tx, input, credits),
  ]);
  if (!isNew) throw new Error(`${input.packageId} is new, and has an escrow`);
}

async function takeIntoEscrow(tx: Tx, input: NewEscrow, credits: number): Promise<void> {
  const { packageId, senderId } = input;
  const entry = { key: keyFor('credit', packageId), userId: senderId, reason: `sent ${packageId}` };
  const hasSpentCredit = credits > 0 && (await spendCredit(tx, entry));
  if (hasSpentCredit) setChargePaidByCredit(tx, packageId);
  const { paysMinor: amountMinor } = senderLine(input.feeMinor, chargeFor(input.currency, hasSpentCredit));
  writeEscrowLine(tx, input, {
    userId: senderId,
    kind: 'escrow',
    amountMinor,
    detail: 'Kept safe until your parcel is handed over.',
    what: 'hold',
  });
  sendEvent(tx, senderId, { type: 'wallet.changed' });
  await takeFromBalance(tx, input, amountMinor, holding(input, amountMinor));
}

function holding(input: NewEscrow, amountMinor: bigint): Transfer {
  return escrowTransfer(input, 'hold', [intoEscrow(input, amountMinor, 'place')]);
}

/** The package has an escrow: asked for in the same words, this was done before. The fee may have been changed since. */
async function asBefore(tx: Tx, input: NewEscrow): Promise<EscrowOutcome> {
  const known = await lockEscrow(tx, input.packageId);
  const before = holding(input, senderLine(input.feeMinor, BigInt(known?.chargeMinor ?? 0)).paysMinor);
  if ((await recall(tx, before)) === 'posted') return 'done-before';
  throw new EscrowRefused('asked-otherwise', input.packageId);
}

/** Posts a transfer that takes money from the sender, or throws the missing amount. */
export async function takeFromBalance(
  tx: Tx,
  { senderId, currency }: { readonly senderId: string; readonly currency: Currency },
  amountMinor: bigint,
  transfer: Transfer,
): Promise<void> {
  const outcome = await postTransfer(tx, transfer);
  if (outcome === 'posted') return;
  if (outcome !== 'too-little-money') throw new Error(`Escrow could not be booked: ${outcome}`);
  throw await tooLittleMoney(tx, { userId: senderId, currency, needed: amountMinor, field: 'price' });
}
