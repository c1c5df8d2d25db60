import type { Tx } from '../../../platform/db/database.ts';
import { sendEvent, sendEventToMany } from '../../../platform/realtime/inbox.ts';
import { postTransfer } from '../ledger/post.ts';
import { isOfSale, lockEscrow, type SaleEscrow, setSaleSums } from '../storage/escrow.ts';
import { checkOpen, closeSale, writeCarrierEarning } from './close-sale.ts';
import { type EscrowOutcome, EscrowRefused, escrowTransfer, intoEscrow } from './escrow.ts';
import { takeFromBalance } from './hold.ts';
import { writeEscrowLine } from './lines.ts';
import { carrierLegs, halvesOf, partOfReserve, waitingOf } from './sale-sums.ts';

async function lockSale(tx: Tx, packageId: string): Promise<SaleEscrow> {
  const escrow = await lockEscrow(tx, packageId);
  if (!escrow || !isOfSale(escrow)) throw new EscrowRefused('unknown', packageId);
  return escrow;
}

export type FailedAttempt = { readonly packageId: string; readonly carrierId: string; readonly attempt: 1 | 2 };

/** The carrier stood at the door in vain: half of the fee is theirs, from the seller's reserve, or where there is none from the fee. */
export async function payAttempt(tx: Tx, { packageId, carrierId, attempt }: FailedAttempt): Promise<EscrowOutcome> {
  const escrow = await lockSale(tx, packageId);
  if (escrow.attemptsPaid >= attempt) return 'done-before';
  checkOpen(escrow, 'held');
  if (escrow.attemptsPaid !== attempt - 1 || escrow.attemptsHeld !== attempt - 1)
    throw new EscrowRefused('asked-otherwise', packageId);
  const part = partOfReserve(waitingOf(escrow), halvesOf(escrow).attemptMinor);
  setSaleSums(tx, packageId, {
    ...sumsOf(escrow),
    reserveMinor: BigInt(escrow.reserveMinor) - part.fromReserve,
    spentMinor: BigInt(escrow.spentMinor) + part.fromFee,
    attemptsPaid: attempt,
  });
  const detail = 'For an attempt to deliver at which nobody took the parcel.';
  writeCarrierEarning(tx, escrow, { id: carrierId, part, earning: `attempt-${attempt}`, detail });
  sendEventToMany(tx, [escrow.senderId, carrierId], { type: 'wallet.changed' });
  await post(tx, escrow, `attempt ${attempt}`, carrierLegs(escrow, carrierId, part));
  return 'done';
}

/** The seller wants another attempt: a new half of the fee waits for it. Refuses with `insufficient_funds` and the shortfall. */
export async function holdAnotherAttempt(
  tx: Tx,
  { packageId }: { readonly packageId: string; readonly attempt: 2 },
): Promise<EscrowOutcome> {
  const escrow = await lockSale(tx, packageId);
  if (escrow.attemptsHeld === 1) return 'done-before';
  checkOpen(escrow, 'held');
  if (escrow.attemptsPaid !== 1) throw new EscrowRefused('asked-otherwise', packageId);
  const { attemptMinor } = halvesOf(escrow);
  const reserve = BigInt(escrow.reserveMinor);
  setSaleSums(tx, packageId, { ...sumsOf(escrow), reserveMinor: reserve + attemptMinor, attemptsHeld: 1 });
  // Half of the smallest fee is nothing.
  if (attemptMinor === 0n) return 'done';
  writeEscrowLine(tx, escrow, {
    userId: escrow.senderId,
    kind: 'escrow',
    amountMinor: attemptMinor,
    detail: 'Kept for another attempt to deliver.',
    what: 'again',
  });
  sendEvent(tx, escrow.senderId, { type: 'wallet.changed' });
  const leg = intoEscrow(escrow, attemptMinor, reserve > 0n ? 'raise' : 'place', 'reserve');
  await takeFromBalance(tx, escrow, attemptMinor, escrowTransfer(escrow, 'again', [leg]));
  return 'done';
}

/** The parcel is back with the seller: the other half of the fee to the carrier, everything else back to who paid it. */
export async function endReturned(
  tx: Tx,
  { packageId, carrierId }: { readonly packageId: string; readonly carrierId: string },
): Promise<EscrowOutcome> {
  const escrow = await lockSale(tx, packageId);
  if (escrow.state === 'released' && escrow.attemptsPaid > 0) return 'done-before';
  checkOpen(escrow, 'held');
  if (escrow.attemptsPaid === 0) throw new EscrowRefused('asked-otherwise', packageId);
  return closeSale(tx, escrow, {
    state: 'released',
    carrier: { id: carrierId, part: partOfReserve(waitingOf(escrow), halvesOf(escrow).backMinor), earning: 'return' },
    isCharged: false,
    goodsToSeller: 0n,
    words: { sender: 'The parcel came back to you. It is back in your balance.', carrier: 'For bringing the parcel back.' },
    reason: 'The parcel went back to the seller.',
  });
}

function sumsOf({ reserveMinor, spentMinor, attemptsPaid, attemptsHeld, isDue }: SaleEscrow) {
  return { reserveMinor: BigInt(reserveMinor), spentMinor: BigInt(spentMinor), attemptsPaid, attemptsHeld, isDue };
}

async function post(tx: Tx, escrow: SaleEscrow, what: string, legs: ReturnType<typeof carrierLegs>): Promise<void> {
  if (legs.length === 0) return;
  const outcome = await postTransfer(tx, escrowTransfer(escrow, what, legs));
  if (outcome !== 'posted') throw new Error(`An attempt could not be paid: ${outcome}`);
}
