import type { Db, Tx } from '../../../platform/db/database.ts';
import { nameOf } from '../ledger/accounts.ts';
import { lockBalances, postTransfer } from '../ledger/post.ts';
import { isDue, isOfSale, lockEscrow, setSaleSums } from '../storage/escrow.ts';
import { checkOpen } from './close-sale.ts';
import { type EscrowOutcome, EscrowRefused, escrowTransfer, intoEscrow } from './escrow.ts';

/** The buyer has paid at the door: their part comes into escrow. Refuses while too little of it is there. */
export async function payAtDoor(tx: Tx, packageId: string): Promise<EscrowOutcome> {
  const escrow = await lockEscrow(tx, packageId);
  if (!escrow || !isOfSale(escrow)) throw new EscrowRefused('unknown', packageId);
  const goods = intoEscrow(escrow, BigInt(escrow.goodsMinor), 'place', 'goods');
  const delivery = intoEscrow(escrow, BigInt(escrow.feeMinor) + BigInt(escrow.chargeMinor), 'place');
  const legs = escrow.deliveryBy === 'buyer' ? [delivery, goods] : [goods];
  const transfer = escrowTransfer(escrow, 'door', legs);
  if (!escrow.isDue) {
    if (escrow.state === 'held' || escrow.state === 'frozen') return 'done-before';
    throw new EscrowRefused('ended', packageId);
  }
  checkOpen(escrow, 'held');
  // Asked before it is posted: a refusal in the books would stand there for good under this key.
  const balances = await lockBalances(tx, transfer.key, [goods.from, goods.to]);
  const needed = legs.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  if ((balances.get(nameOf(goods.from)) ?? 0n) < needed) throw new EscrowRefused('too-little', packageId);
  setSaleSums(tx, packageId, {
    reserveMinor: BigInt(escrow.reserveMinor),
    spentMinor: BigInt(escrow.spentMinor),
    attemptsPaid: escrow.attemptsPaid,
    attemptsHeld: escrow.attemptsHeld,
    isDue: false,
  });
  const outcome = await postTransfer(tx, transfer);
  if (outcome !== 'posted') throw new Error(`What was paid at the door could not be held: ${outcome}`);
  return 'done';
}

/** Whether the buyer still has to pay before anything is handed over. Ordinary parcels have nothing to pay. */
export function isPaymentDue(db: Db, packageId: string): Promise<boolean> {
  return isDue(db, packageId);
}
