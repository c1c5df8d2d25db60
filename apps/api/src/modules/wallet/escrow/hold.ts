import { type Currency, toMinor } from '@waybill/contract/money';
import { sendPackageCharge } from '@waybill/contract/wallet/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { postTransfer, recall } from '../ledger/post.ts';
import { keyFor, type Transfer } from '../ledger/transfer.ts';
import { tooLittleMoney } from '../refusals.ts';
import { spendCredit } from '../storage/credits.ts';
import { insertEscrow, lockEscrow, type NewEscrow, setChargePaidByCredit } from '../storage/escrow.ts';
import { type EscrowOutcome, EscrowRefused, escrowTransfer, intoEscrow } from './escrow.ts';
import { writeEscrowLine } from './lines.ts';

/**
 * Takes the fee and the charge for sending from the sender's balance and keeps them for this package. A credit pays
 * the charge if there is one. Refuses with `insufficient_funds` and the shortfall.
 */
export async function holdInEscrow(tx: Tx, input: NewEscrow): Promise<EscrowOutcome> {
  const charge = toMinor(sendPackageCharge[input.currency]);
  if (!(await insertEscrow(tx, input, charge))) return asBefore(tx, input);
  const { packageId, senderId } = input;
  const entry = { key: keyFor('credit', packageId), userId: senderId, reason: `sent ${packageId}` };
  const hasSpentCredit = await spendCredit(tx, entry);
  if (hasSpentCredit) await setChargePaidByCredit(tx, packageId);
  const amountMinor = hasSpentCredit ? input.feeMinor : input.feeMinor + charge;
  await writeEscrowLine(tx, input, {
    userId: senderId,
    kind: 'escrow',
    amountMinor,
    detail: 'Kept safe until your parcel is handed over.',
    what: 'hold',
  });
  sendEvent(tx, senderId, { type: 'wallet.changed' });
  await takeFromBalance(tx, input, amountMinor, holding(input, amountMinor));
  return 'done';
}

function holding(input: NewEscrow, amountMinor: bigint): Transfer {
  return escrowTransfer(input, 'hold', [intoEscrow(input, amountMinor, 'place')]);
}

/** The package has an escrow: asked for in the same words, this was done before. The fee may have been changed since. */
async function asBefore(tx: Tx, input: NewEscrow): Promise<EscrowOutcome> {
  const known = await lockEscrow(tx, input.packageId);
  const before = holding(input, input.feeMinor + BigInt(known?.chargeMinor ?? 0));
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
